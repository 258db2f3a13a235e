// Evaluated in a page: loads the sandboxed frame as the runner does, and runs test files in it.
async (framePath, workerPath) => {
  const script = await (await fetch(workerPath)).text();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = framePath;
  frame.hidden = true;
  const ready = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
  document.body.append(frame);
  await ready;
  frame.contentWindow.postMessage({ type: 'load', script }, '*');
  globalThis.runInFrame = (request, limit) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      const events = [];
      port1.onmessage = ({ data }) => {
        events.push(data);
        if (data.type === 'end' || data.type === 'stopped') resolve(events);
      };
      frame.contentWindow.postMessage({ type: 'run', request, limit }, '*', [port2]);
    });
};

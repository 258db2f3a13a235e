// Runs samples in workers. Only works in a frame with an opaque origin and a policy without network access.
if (self.origin === 'null' && parent !== self) {
  const LIMIT_MS = 5000;
  let url = '';
  let next;
  let stop = () => {};

  const prepare = () => {
    next = new Worker(url);
  };

  const run = (request, port, limit = LIMIT_MS) => {
    stop();
    const worker = next;
    const end = (event) => {
      clearTimeout(timer);
      worker.terminate();
      stop = () => {};
      prepare();
      port.postMessage(event);
    };
    const timer = setTimeout(() => end({ type: 'stopped', reason: 'timeout' }), limit);
    stop = () => end({ type: 'stopped', reason: 'user' });
    worker.onmessage = ({ data }) => (data.type === 'end' ? end(data) : port.postMessage(data));
    worker.onerror = (event) => {
      event.preventDefault();
      end({ type: 'stopped', reason: 'crash', message: event.message });
    };
    worker.postMessage(request);
  };

  addEventListener('message', ({ data, source, ports }) => {
    if (source !== parent) return;
    if (data.type === 'load') {
      url = URL.createObjectURL(new Blob([data.script], { type: 'text/javascript' }));
      prepare();
    }
    if (data.type === 'run') run(data.request, ports[0], data.limit);
    if (data.type === 'stop') stop();
  });
  parent.postMessage({ type: 'runner-ready' }, '*');
}

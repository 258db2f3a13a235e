/**
 * Runs before `npm start` and `npm test`. It is JavaScript, so that a Node.js that is too old for the scripts prints
 * one line instead of a syntax error.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const runsTypeScript = (major === 22 && minor >= 22) || (major === 24 && minor >= 8) || major > 24;
if (!runsTypeScript) {
  const needed = 'The scripts need Node.js 22.22+ (22.x) or 24.8+';
  const advice = '"npm ci" installs it unless install scripts are disabled';
  console.error(`${needed}, but run on ${process.versions.node}: ${advice}.`);
  process.exit(1);
}

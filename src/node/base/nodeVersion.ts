import { ProblemsError } from './problems.ts';

/** The oldest versions that the engine's packages run on, of each line that is maintained. */
const OLDEST = [
  [22, 22],
  [24, 8],
] as const;

/** Throws if this version of Node is too old. */
export function checkNode(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = OLDEST.some((oldest) => major === oldest[0] && minor >= oldest[1]) || major > 24;
  if (isSupported) return;
  const message = `This version is not supported: ${OLDEST.map((oldest) => oldest.join('.')).join(' or ')}, or later, is needed.`;
  const advice = 'Install another version of Node.js.';
  throw new ProblemsError([{ severity: 'error', file: `Node ${version}`, message, advice }]);
}

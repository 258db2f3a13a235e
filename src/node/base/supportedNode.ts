/** The oldest versions of Node that the engine's packages run on, of each line that is maintained. */
const OLDEST = [
  [22, 22],
  [24, 8],
] as const;

/** These versions, for messages. */
export const SUPPORTED_NODE = OLDEST.map((oldest) => oldest.join('.')).join(', ');

/** Whether the engine runs on a version of Node. This module has no imports, so that it loads on every version. */
export function isSupportedNode(version = process.versions.node): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return OLDEST.some((oldest) => major === oldest[0] && minor >= oldest[1]) || major > 24;
}

/** The oldest supported version of Node in each maintained release line. */
const MIN_VERSIONS = [
  [22, 22],
  [24, 8],
] as const;

/** The supported versions, for messages. */
export const SUPPORTED_NODE = 'Node.js 22.22+ (22.x) or 24.8+';

/** Whether the engine runs on a version of Node. This module has no imports, so that it loads on every version. */
export function isSupportedNode(version = process.versions.node): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return MIN_VERSIONS.some((oldest) => major === oldest[0] && minor >= oldest[1]) || major > 24;
}

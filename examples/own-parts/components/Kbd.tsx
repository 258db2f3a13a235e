/** Takes the place of the engine's own. */
export function Kbd({ keys }: { keys: string }) {
  return <kbd className="own-kbd">{keys.replaceAll('+', ' and ')}</kbd>;
}

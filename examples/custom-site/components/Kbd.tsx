/** Replaces the built-in component of the same name. */
export function Kbd({ keys }: { keys: string }) {
  return <kbd className="custom-kbd">{keys.replaceAll('+', ' and ')}</kbd>;
}

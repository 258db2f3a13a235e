/**
 * The component that a module of the site exports by a name, or as default. Throws if there is none.
 *
 * @param file the module's path, for the message
 */
export function ownExport<Component>(module: object, name: string, file: string): Component {
  const found: unknown = Reflect.get(module, name) ?? Reflect.get(module, 'default');
  if (typeof found === 'function' || (typeof found === 'object' && found !== null)) return found as Component;
  const what = name === 'default' ? 'no component as default' : `no component “${name}”, and none as default`;
  throw new Error(`${file} exports ${what}.`);
}

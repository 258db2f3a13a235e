/**
 * Returns the component that a site's module exports by name or as default. Throws if there isn't one.
 *
 * @param file path of the module, for the error message
 */
export function componentExport<Component>(module: object, name: string, file: string): Component {
  const component: unknown = Reflect.get(module, name) ?? Reflect.get(module, 'default');
  if (typeof component === 'function' || (typeof component === 'object' && component !== null))
    return component as Component;
  const what =
    name === 'default' ? 'no default component' : `no component "${name}" and no default component`;
  throw new Error(`${file} exports ${what}.`);
}

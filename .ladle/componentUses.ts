import { readFileSync } from 'node:fs';
import ts from 'typescript-6';

/** The strings passed to each prop, by name; if something else is passed, all strings of the file. */
export type ComponentUses = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns the props that a file's stories pass to a component, read from the syntax: attributes, keys of a spread
 * object (`<Tag {...args} />`), or the props of an island.
 *
 * @returns `undefined` if the file does not use the component
 */
export function componentUses(file: string, component: string): ComponentUses | undefined {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const uses = new Map<string, Set<string>>();
  const strings = new Set<string>();
  const keys = new Set<string>();
  let [isUsed, spreads] = [false, false];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) strings.add(node.text);
    if ((ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) && node.name)
      keys.add(node.name.getText(source));
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      if (node.tagName.getText(source) === component) {
        isUsed = true;
        for (const attribute of node.attributes.properties) {
          if (ts.isJsxSpreadAttribute(attribute) || attribute.name.getText(source) === 'props')
            spreads = true;
          else addUse(uses, attribute, strings);
        }
      }
    }
    // also matches functions that another module only imports: `startTooltips()`
    if (ts.isImportDeclaration(node) && node.moduleSpecifier.getText(source).endsWith(`/${component}.tsx'`))
      isUsed = true;
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (!isUsed) return undefined;
  if (spreads) for (const key of keys) uses.set(key, strings);
  return uses;
}

function addUse(
  uses: Map<string, Set<string>>,
  { name, initializer }: ts.JsxAttribute,
  strings: Set<string>,
): void {
  const key = name.getText();
  if (initializer && ts.isStringLiteral(initializer)) {
    const texts = uses.get(key) ?? new Set();
    if (texts !== strings) uses.set(key, texts.add(initializer.text));
  } else uses.set(key, strings);
}

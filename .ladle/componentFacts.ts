import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-6';

/** What the stories of a component must cover. */
export interface ComponentFacts {
  /** The component, named after its file. */
  name: string;
  props: PropFacts[];
}

export interface PropFacts {
  name: string;
  /** The values of a prop that is a union of string literals; empty for all others. */
  choices: string[];
}

/**
 * Reads a component's props from its source: the members of the exported interface `<Name>Props`, without inherited
 * ones, or of the `shape` that its type is made of.
 */
export function componentFacts(file: string): ComponentFacts {
  const name = path.basename(file, '.tsx');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const props = source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name: { text }, modifiers }) => text === `${name}Props` && modifiers?.some(isExport))
    .flatMap(({ members }) => members.filter(ts.isPropertySignature))
    .map((member) => ({ name: member.name.getText(source), choices: choicesOf(member.type) }));
  return { name, props: [...props, ...shapeOf(source)] };
}

function shapeOf(source: ts.SourceFile): PropFacts[] {
  const shape = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.getText(source) === 'shape')?.initializer;
  if (!shape || !ts.isObjectLiteralExpression(shape)) return [];
  return shape.properties.map((member) => ({ name: member.name?.getText(source) ?? '', choices: [] }));
}

function isExport({ kind }: ts.ModifierLike): boolean {
  return kind === ts.SyntaxKind.ExportKeyword;
}

function choicesOf(type: ts.TypeNode | undefined): string[] {
  if (type === undefined || !ts.isUnionTypeNode(type)) return [];
  return type.types.flatMap((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? [part.literal.text] : [],
  );
}

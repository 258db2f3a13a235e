import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-6';

/** Modules whose types follow from schemas, below `shared`. */
const MODULES = ['siteConfig', 'themeConfig', 'markdownConfig', 'navigation', 'frontmatter'];

/**
 * Writes out the types derived from schemas, with the comments of their keys. Declarations of schemas have no
 * comments, so editors couldn't show documentation for the configuration.
 *
 * @param source folder of the sources
 * @param lib folder of the declarations
 */
export function documentTypes(source: string, lib: string): void {
  const files = MODULES.map((name) => path.join(source, 'shared', `${name}.ts`));
  const { options } = ts.parseJsonConfigFileContent(
    { extends: '../../tsconfig.base.json', compilerOptions: { composite: false, noEmit: true } },
    ts.sys,
    path.join(source, 'shared'),
  );
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const named = files.flatMap((file) => {
    const statements: readonly ts.Node[] = program.getSourceFile(file)?.statements ?? [];
    return statements.filter(ts.isTypeAliasDeclaration).map((alias) => ({
      file,
      name: alias.name.text,
      type: checker.getTypeAtLocation(alias.name),
    }));
  });

  const printType = (type: ts.Type) =>
    checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias);
  const isGroup = (type: ts.Type) =>
    checker.getIndexInfosOfType(type).length === 0 &&
    type.getCallSignatures().length === 0 &&
    type.getProperties().length > 0 &&
    (type.flags & ts.TypeFlags.Object) !== 0;

  /** Returns the value type of a record. */
  const recordValue = (type: ts.Type) =>
    type.flags & ts.TypeFlags.Object ? checker.getIndexTypeOfType(type, ts.IndexKind.String) : undefined;
  // the metadata of a schema is a new object each time
  const isSame = (one: ts.Type, other: ts.Type): boolean =>
    one === other ||
    (one.isUnion() === other.isUnion() &&
      String(one.getProperties().map(({ name }) => name)) ===
        String(other.getProperties().map(({ name }) => name)) &&
      checker.isTypeAssignableTo(one, other) &&
      checker.isTypeAssignableTo(other, one));

  /** Returns the source of a type in a file. */
  const write = (type: ts.Type, file: string, isWhole = false): string => {
    const known = isWhole || !isWritten(type) ? undefined : named.find((one) => isSame(one.type, type));
    if (known) {
      const qualifier = known.file === file ? '' : `import('./${path.basename(known.file, '.ts')}.js').`;
      return qualifier + known.name;
    }
    if (!isWritten(type)) return printType(type);
    if (type.isUnion()) return type.types.map((part) => write(part, file)).join(' | ');
    const entries = recordValue(type);
    if (entries) return `Record<string, ${write(entries, file)}>`;
    const [element] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
    return element
      ? `(${write(element, file)})[]`
      : `{\n${type.getProperties().map(property(file)).join('\n')}\n}`;
  };
  /** Whether there are keys in a type, with their comments. */
  const isWritten = (type: ts.Type): boolean => {
    if (type.isUnion()) return type.types.some(isWritten);
    if (checker.isArrayType(type)) return checker.getTypeArguments(type as ts.TypeReference).some(isWritten);
    const entries = recordValue(type);
    return entries ? isWritten(entries) : isGroup(type) && !checker.isTupleType(type);
  };
  const property = (file: string) => (key: ts.Symbol) => {
    const type = checker.getTypeOfSymbol(key);
    const comment = ts.displayPartsToString(key.getDocumentationComment(checker));
    const mark = key.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${comment && `/** ${comment.replaceAll('\n', ' ')} */\n`}${JSON.stringify(key.name)}${mark}: ${write(mark ? checker.getNonNullableType(type) : type, file)};`;
  };

  for (const file of files) {
    const declarations = path.join(lib, 'shared', `${path.basename(file, '.ts')}.d.ts`);
    let text = readFileSync(declarations, 'utf8');
    for (const { name, type } of named.filter((one) => one.file === file && isWritten(one.type))) {
      const declaration = `export type ${name} = ${write(type, file, true)};`;
      text = text.replace(new RegExp(`^export type ${name} = .*;$`, 'm'), () => declaration);
    }
    writeFileSync(declarations, text);
  }
}

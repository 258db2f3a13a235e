import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript-6';
import type { ComponentFacts, PropFacts } from '../stories/workbench/componentDocs.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Returns the files of all components, relative to the project. */
export function componentFiles(): string[] {
  const ignore = ['**/*.test.tsx'];
  return globSync('{src/{ui,islands,article,shell,search},components}/**/[A-Z]*.tsx', {
    cwd: root,
    ignore,
  }).sort();
}

/** Name of a component, and the file that exports it. */
export type Component = Pick<ComponentFacts, 'file' | 'name'>;

/** Returns all components. */
export function components(): Component[] {
  return componentFiles().flatMap((file) => {
    const exported = /^export (?:const|function) ([A-Z][a-z]\w*)/gm;
    const text = readFileSync(path.join(root, file), 'utf8');
    return Array.from(text.matchAll(exported), ([, name = '']) => ({ file, name }));
  });
}

/** Returns the story file of a component: the file with its name, or the shared one with the name of its folder. */
export function storyFile({ file, name }: Component): string {
  if (file.startsWith('components/')) return `stories/components/${name}.stories.tsx`;
  const [, layer, folder = ''] = file.split('/');
  const storyPath = `stories/${layer}/${name}.stories.tsx`;
  if (existsSync(path.join(root, storyPath))) return storyPath;
  return `stories/${layer}/${path.basename(folder, '.tsx')}.stories.tsx`;
}

/** Reads components, with all props that are declared in this project. */
export function componentFacts(requested: readonly Component[]): ComponentFacts[] {
  const program = languageService().getProgram();
  if (!program) throw new Error('TypeScript could not read the components.');
  const checker = program.getTypeChecker();
  return requested.map(({ file, name }) => {
    const source = program.getSourceFile(path.join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module ? checker.getExportsOfModule(module) : [];
    const component = exported.find((symbol) => symbol.name === name);
    const props = propsType(
      checker,
      component,
      exported.find((symbol) => symbol.name === `${name}Props`),
    );
    return {
      name,
      file,
      description: component ? docComment(checker, component) : '',
      props: (props?.getProperties() ?? [])
        .filter(isOurs)
        .map((prop) => propFacts(checker, prop, `${name}Props`)),
    };
  });
}

/** Returns the exported type of the props, or the type of the component's parameter. */
function propsType(
  checker: ts.TypeChecker,
  component: ts.Symbol | undefined,
  props: ts.Symbol | undefined,
): ts.Type | undefined {
  if (props) return checker.getDeclaredTypeOfSymbol(props);
  const [parameter] =
    (component && checker.getTypeOfSymbol(component).getCallSignatures()[0]?.parameters) ?? [];
  return parameter && checker.getTypeOfSymbol(parameter);
}

function isOurs({ declarations: [declaration] = [] }: ts.Symbol): boolean {
  return declaration !== undefined && !declaration.getSourceFile().fileName.includes('/node_modules/');
}

function propFacts(checker: ts.TypeChecker, prop: ts.Symbol, owner: string): PropFacts {
  const [, description = '', fallback] =
    /^(.*?)\s*(?:Default: (.*?)\.?)?$/s.exec(docComment(checker, prop)) ?? [];
  const declaration = prop.declarations?.[0];
  const signature = declaration && ts.isPropertySignature(declaration) ? declaration : undefined;
  const node = signature?.type;
  return {
    name: prop.name,
    type: typeText(checker, checker.getTypeOfSymbol(prop), node),
    optional: (prop.flags & ts.SymbolFlags.Optional) !== 0,
    ...(fallback === undefined ? {} : { default: fallback }),
    description,
    inherited: signature !== undefined && !isMemberOf(signature, owner),
    choices: node && ts.isUnionTypeNode(node) ? node.types.flatMap(literalText) : [],
  };
}

function isMemberOf({ parent }: ts.PropertySignature, owner: string): boolean {
  return ts.isInterfaceDeclaration(parent) && parent.name.text === owner;
}

function literalText(node: ts.TypeNode): string[] {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node.literal.text] : [];
}

/** Returns the type as written; a union of string literals is expanded. */
function typeText(checker: ts.TypeChecker, whole: ts.Type, node: ts.TypeNode | undefined): string {
  const type = checker.getNonNullableType(whole);
  if (type.isUnion() && type.types.every((part) => part.isStringLiteral()))
    return type.types.map((part) => `'${(part as ts.StringLiteralType).value}'`).join(' | ');
  const text = node?.getText() ?? checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  return text.replace(/^NonNullable<(.*)>$/s, '$1').replace(/ \| undefined$/, '');
}

function docComment(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker));
}

let service: ts.LanguageService | undefined;

/** Returns the language service, which is kept, so that it only reads changed files after an edit. */
function languageService(): ts.LanguageService {
  if (service) return service;
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(root, 'src/tsconfig.browser.json'),
    { types: ['react', 'react-dom'] }, // without the bundler's types, of which there are many
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => config?.options ?? {},
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => componentFiles().map((file) => path.join(root, file)),
    getScriptVersion: (file) => String(ts.sys.getModifiedTime?.(file)?.getTime()),
    getScriptSnapshot: (file) => {
      const text = ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
  });
  return service;
}

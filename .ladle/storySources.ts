import { readFileSync } from 'node:fs';
import ts from 'typescript-6';

/** The source and documentation of a story. */
export interface StorySource {
  /** The first line of its source. */
  line: number;
  /** The doc comment, or an empty string. */
  description: string;
  /** Its declaration, and the assignments to its properties. */
  code: string;
}

/** Reads the exports of a story file, by name. */
export function storySources(file: string): Map<string, StorySource> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const sources = new Map<string, StorySource>();
  for (const statement of source.statements) {
    const text = statement.getText(source);
    if (ts.isVariableStatement(statement)) {
      const name = statement.declarationList.declarations[0]?.name.getText(source) ?? '';
      const line = source.getLineAndCharacterOfPosition(statement.getStart(source)).line + 1;
      sources.set(name, { line, description: docComment(statement), code: text });
    } else if (ts.isExpressionStatement(statement)) {
      const story = sources.get(/^\w+/.exec(text)?.[0] ?? '');
      if (story) story.code += `\n${text}`;
    }
  }
  return sources;
}

function docComment(statement: ts.Statement): string {
  const [comment] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
  return ts.getTextOfJSDocComment(comment?.comment) ?? '';
}

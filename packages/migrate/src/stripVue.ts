/** Matches a value in braces, which can contain nested braces. */
const BRACES = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const TAGS = new RegExp(`<[A-Za-z](?:"[^"]*"|'[^']*'|${BRACES}|[^<>"'{])*>`, 'g');
/** An attribute, with its value. */
const ATTRIBUTE = new RegExp(
  String.raw`\s+([^\s=<>"'{}/]+)(?:=(?:"[^"]*"|'[^']*'|${BRACES}|[^\s"'<>{}]+))?|"[^"]*"|'[^']*'|${BRACES}`,
  'g',
);
const VUE = /^(?:[:@#]|v-)/;

/** Removes Vue syntax from Markdown: expressions become text, and attributes are removed. */
export function stripVue(
  prose: string,
  note: (index: number, message: string, advice: string) => void,
  restore: (part: string) => string,
): string {
  const checked = prose.replace(/^:{3,}[ \t]*v-pre[\s\S]*?^:{3,}[ \t]*$/gm, (block) =>
    block.replace(/[^\n]/g, ' '),
  );
  for (const { 0: expression, index } of checked.matchAll(/\{\{[^{}]+\}\}/g))
    note(index, `A Vue expression was converted to text: ${restore(expression)}`, 'Write its value.');
  return prose.replace(TAGS, (tag, index: number) =>
    tag.replace(ATTRIBUTE, (attribute, name?: string) => {
      if (name === undefined || !VUE.test(name)) return attribute;
      const message = `A Vue attribute was removed: ${restore(attribute.trim())}`;
      note(index, message, 'Write its value, or a component of the site.');
      return '';
    }),
  );
}

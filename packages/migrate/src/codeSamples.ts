/** Reports something that can't be migrated. */
export type Note = (line: number, message: string, advice?: string) => void;

/** `command={{ npm: 'npm create x', … }}`: the npm command, from which the other commands are derived. */
export function convertCommands(prose: string, note: Note): string {
  const once = prose.replace(/<PackageManagerTabs\b[^>]*\/>/g, (tag) =>
    /\sdlx(?=[\s/])/.test(tag)
      ? tag.replace(/\s+dlx(?=[\s/])/, '').replace(/command="/, 'command="dlx ')
      : tag,
  );
  return once.replace(
    /<PackageManagerTabs\s+command=\{\{([^}]*)\}\}/g,
    (tag, source: string, index: number) => {
      const of = new Map(
        [...source.matchAll(/(\w+):\s*(["'`])([^\n]*?)\2\s*(?=,|$)/g)].map(([, name = '', , text = '']) => [
          name,
          text,
        ]),
      );
      const npm = of.get('npm');
      if (npm === undefined) return tag;
      const command = npm.replace(/^npm\s+/, '').replace(/^npx\s+/, 'dlx ');
      const rest = (text: string) =>
        text.replace(/^\S+\s+(?:(?:dlx|x|exec|add|install|i|create|run)\s+)?/, '');
      const others = [...of.values()].filter(
        (text) => rest(text).replaceAll('@latest', '') !== rest(npm).replaceAll('@latest', ''),
      );
      if (others.length > 0)
        note(
          once.slice(0, index).split('\n').length - 1,
          `The tabs show the equivalents of "${npm}" for other package managers. These commands were different: ${others.join(', ')}`,
        );
      return `<PackageManagerTabs command="${command.replaceAll('"', '&quot;')}"`;
    },
  );
}

const FLAG = /^(?:twoslash|lineNumbers|wrapCode|fold)(?:=\w+)?$/;

/** Removes unsupported attributes after a fence. */
export function cleanFence(line: string, removed: (part: string) => void): string {
  return line.replace(
    /^([ \t>]*(?:[-*+][ \t]+)?(`{3,}|~{3,})[\w+#:-]*(?:\{[^}]*\})?)([ \t]+[^`\n]*?)[ \t]*$/,
    (_, start, _marks, meta: string) => {
      const parts =
        meta.match(/\[(?:[^[\]]|\[+[^[\]]*\]+)*\]|\{[^}]*\}|\w+=(?:"[^"]*"|'[^']*'|\S+)|\S+/g) ?? [];
      const known = parts.filter((part) => {
        if (/^(?:\[|\{[\d,\s-]*\}$|title=|file=)/.test(part) || FLAG.test(part)) return true;
        removed(part);
        return false;
      });
      return [start, ...known].join(' ');
    },
  );
}

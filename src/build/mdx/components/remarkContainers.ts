import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';

/**
 * Container directives (`:::tip`) alone: the inline form (`:name`) would swallow text such as `10:30`.
 */
export function remarkContainers(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  const { flow } = directive();
  const constructs = flow?.[58]; // 58 is the colon
  const container = Array.isArray(constructs) ? constructs[0] : constructs;
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ flow: { 58: container } });
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push(directiveFromMarkdown());
}

import type { BlockContent, Code, ListItem, Paragraph, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { textAttribute } from '../jsxNodes.ts';
import { plainCode } from './plainCode.ts';
import { type PlainContext, plainMarkdown } from './plainMarkdown.ts';
import { plainPhrasing } from './plainPhrasing.ts';

const OPTION_FIELDS = ['name', 'type', 'default', 'cli', 'since'] as const;

/** Plain Markdown equivalent of a block component; the content of components that have none. */
export function plainBlock(node: MdxJsxFlowElement, context: PlainContext): RootContent[] {
  const attribute = (name: string) => textAttribute(node, name);
  const children = plainMarkdown(node.children, context);
  switch (node.name) {
    case 'Callout': {
      const type = (attribute('type') ?? 'note') as keyof PlainContext['strings']['callout'];
      const title = label(attribute('title') ?? context.strings.callout[type]);
      return [{ type: 'blockquote', children: [title, ...children] as BlockContent[] }];
    }
    case 'Details':
      return [label(attribute('title') ?? context.strings.callout.details), ...children];
    case 'Tabs':
      return attribute('groupId') === 'package-manager' ? [commands(node)] : children;
    case 'Tab':
      return [label(attribute('label') ?? ''), ...children];
    case 'Card':
      return [cardTitle(attribute('title') ?? '', attribute('link')), ...children];
    case 'OptionMeta':
      return [optionFacts(attribute, context)];
    case 'Diagram':
      return [paragraph([{ type: 'emphasis', children: [{ type: 'text', value: attribute('alt') ?? '' }] }])];
    case 'ToolGrid':
      return [toolList(context)];
    case 'Badge':
    case 'Kbd':
    case 'img':
    case 'a':
      return [paragraph(plainPhrasing(node, context))];
    default:
      return children;
  }
}

function paragraph(children: Paragraph['children']): Paragraph {
  return { type: 'paragraph', children };
}

function label(text: string): Paragraph {
  return paragraph([{ type: 'strong', children: [{ type: 'text', value: text }] }]);
}

function cardTitle(title: string, link: string | undefined): Paragraph {
  const text = { type: 'text', value: title } as const;
  return paragraph([
    {
      type: 'strong',
      children: link === undefined ? [text] : [{ type: 'link', url: link, children: [text] }],
    },
  ]);
}

/** The commands for all package managers in one block. */
function commands(tabs: MdxJsxFlowElement): Code {
  const lines = tabs.children.flatMap((tab) => {
    const code =
      tab.type === 'mdxJsxFlowElement' ? tab.children.find((child) => child.type === 'code') : undefined;
    return tab.type === 'mdxJsxFlowElement' && code
      ? [`# ${textAttribute(tab, 'label') ?? ''}\n${plainCode(code).value}`]
      : [];
  });
  return { type: 'code', lang: 'bash', value: lines.join('\n') };
}

function listOf(entries: Paragraph[]): RootContent {
  const children = entries.map((entry): ListItem => ({ type: 'listItem', spread: false, children: [entry] }));
  return { type: 'list', ordered: false, spread: false, children };
}

function toolList({ tools }: PlainContext): RootContent {
  return listOf(
    tools.map(({ name, description, url }) =>
      paragraph([
        { type: 'link', url, children: [{ type: 'text', value: name }] },
        { type: 'text', value: `: ${description}` },
      ]),
    ),
  );
}

function optionFacts(attribute: (name: string) => string | undefined, context: PlainContext): RootContent {
  return listOf(
    OPTION_FIELDS.flatMap((field) => {
      const value = attribute(field);
      if (value === undefined) return [];
      const name = { type: 'text', value: `${context.strings.option[field]}: ` } as const;
      return [paragraph([name, { type: 'inlineCode', value }])];
    }),
  );
}

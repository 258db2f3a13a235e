import { createElement, type ElementType, Fragment, type ReactElement, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { elementNames } from '../src/node/content/elementNames.ts';
import type { Parsed } from '../src/node/content/page.ts';
import { replaceTokens } from '../src/node/content/tokens.ts';

type Content = (props: { components: Record<string, unknown> }) => ReactElement;

/** Returns the article's HTML, with elements such as `<x-callout type="tip">` in place of the site's components. */
export function renderCompiled({ code, html, links }: Parsed): string {
  const run = new Function(code) as (runtime: object) => { default: Content };
  // custom components are not known here
  const siteComponents = [...code.matchAll(/_missingMdxReference\("(\w+)"/g)].map(([, name = '']) => name);
  const components = Object.fromEntries(
    [...elementNames, ...siteComponents].map((name) => [name, standIn(name)]),
  );
  const jsxDEV = (type: ElementType, props: object, key: string | undefined, isStatic: boolean) =>
    (isStatic ? jsxs : jsx)(type, props, key);
  const article = run({ Fragment, jsxDEV }).default({ components });
  return replaceTokens(
    renderToStaticMarkup(article),
    html,
    links.map(({ href }) => href),
  );
}

function standIn(name: string) {
  return ({ children, html, ...props }: { children?: ReactNode; html?: string }) => {
    const content = html === undefined ? {} : { dangerouslySetInnerHTML: { __html: html } };
    const attributes = Object.entries(props).map(([key, value]) => [key.toLowerCase(), String(value)]);
    return createElement(
      `x-${name.toLowerCase()}`,
      { ...Object.fromEntries(attributes), ...content },
      children,
    );
  };
}

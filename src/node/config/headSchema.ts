import { z } from 'zod';
import type { CspDirective, SiteHeadElement } from '../../shared/siteConfig.ts';

const name = z
  .string()
  .regex(
    /^(?!on)[a-z][a-z0-9:-]*$/i,
    'must be the name of an attribute, and no event: the policy blocks those',
  );
const url = z
  .string()
  .regex(/^(?:https:\/\/[^\s;,]+|\/(?![/\\])[^\s;,]*)$/, 'must begin with https: or be a path of this site');
const attributes = z.record(name, z.union([z.string(), z.literal(true)])).superRefine((given, context) => {
  for (const key of ['src', 'href'] as const) {
    const { error } = url.optional().safeParse(given[key]);
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', path: [key], message });
  }
});
const text = z
  .string()
  .regex(/^(?![\s\S]*<(?:\/(?:script|style)|!--))/i, 'must not contain </script, </style or <!--')
  .regex(
    /^(?![\s\S]*\bcreatePolicy\(\s*["'`](?:default|docs)["'`])/,
    'must not make a policy called “default” or “docs”: the scripts of the engine would stop',
  );

/** Validates an entry of `head`. */
export const headElement: z.ZodType<SiteHeadElement> = z.union([
  z.tuple([z.enum(['meta', 'link']), attributes]),
  z.tuple([z.enum(['script', 'style']), attributes, text.optional()]),
]);

/** Hosts with or without a path, also `*.example.com`; schemes where they are harmless; hashes. */
const HOST = String.raw`(?:https|wss):\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?(?:\/[^\s;,'"*]*)?`;
const source = z
  .string()
  .regex(
    new RegExp(`^(?:${HOST}|'sha(?:256|384|512)-[\\w+/=-]+'|'self'|'wasm-unsafe-eval')$`, 'i'),
    'must be a host such as https://example.com, or a hash; anything wider would open the policy to everybody',
  );
const data = z.union([source, z.enum(['data:', 'blob:'])]);
const policyName = z
  .string()
  .regex(/^[\w#=@./%-]+$/, 'must be the name of a policy')
  .regex(
    /^(?!(?:default|docs)$)/,
    'is a policy of the engine: another one of that name would stop its scripts',
  );

const DIRECTIVES: Record<CspDirective, z.ZodType<string>> = {
  'script-src': source,
  'style-src': source,
  'img-src': data,
  'font-src': data,
  'connect-src': source,
  'media-src': data,
  'frame-src': source,
  'worker-src': data,
  'form-action': source,
  'trusted-types': policyName,
};

/** Validates `csp`. */
export const csp = z.strictObject(
  Object.fromEntries(
    Object.entries(DIRECTIVES).map(([directive, value]) => [directive, z.array(value).optional()]),
  ),
) as z.ZodType<Partial<Record<CspDirective, string[]>>>;

import { z } from 'zod';

const attributeName = z
  .string()
  .regex(
    /^(?!on)[a-z][a-z0-9:-]*$/i,
    'must be the name of an attribute that is not an event handler, which the Content Security Policy would block',
  );

const fileUrl = z
  .string()
  .regex(/^(?:https:\/\/[^\s;,]+|\/(?![/\\])[^\s;,]*)$/, 'must start with https: or be a path of this site');

const attributes = z
  .record(attributeName, z.union([z.string(), z.literal(true)]))
  .superRefine((value, context) => {
    for (const key of ['src', 'href'] as const) {
      const { error } = fileUrl.optional().safeParse(value[key]);
      for (const { message } of error?.issues ?? [])
        context.addIssue({ code: 'custom', path: [key], message });
    }
  });

/** Matches a script that creates a Trusted Types policy with one of the engine's names, which would break the engine's scripts. */
export const RESERVED_POLICY = /\bcreatePolicy\(\s*["'`](default|docs)["'`]/;

const inlineText = z
  .string()
  .regex(/^(?![\s\S]*<(?:\/(?:script|style)|!--))/i, 'must not contain </script, </style or <!--')
  .refine(
    (text) => !RESERVED_POLICY.test(text),
    'must not create a policy named "default" or "docs", which the engine uses',
  );

/** Schema of an entry of `head` in the configuration: a `meta`, `link`, `script` or `style` element. */
export const headElementSchema = z.union([
  z.tuple([z.enum(['meta', 'link']), attributes]),
  z.tuple([z.enum(['script', 'style']), attributes, inlineText.optional()]),
]);

/** Matches hosts, with or without a path, and `*.example.com`. */
const HOST = String.raw`(?:https|wss):\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?(?:\/[^\s;,'"*]*)?`;
const source = z
  .string()
  .regex(
    new RegExp(`^(?:${HOST}|'sha(?:256|384|512)-[\\w+/=-]+'|'self'|'wasm-unsafe-eval')$`, 'i'),
    'must be a host such as https://example.com, or a hash; broader sources would make the policy useless',
  );
const sources = z.array(source).optional();
const dataSources = z.array(z.union([source, z.enum(['data:', 'blob:'])])).optional();
const policyName = z
  .string()
  .regex(/^[\w#=@./%-]+$/, 'must be the name of a policy')
  .regex(/^(?!(?:default|docs)$)/, "is the name of the engine's own policy");

/** Schema of `csp`: additional sources of the Content Security Policy. */
export const csp = z.strictObject({
  'script-src': sources,
  'style-src': sources,
  'img-src': dataSources,
  'font-src': dataSources,
  'connect-src': sources,
  'media-src': dataSources,
  'frame-src': sources,
  'worker-src': dataSources,
  'form-action': sources,
  'trusted-types': z.array(policyName).optional(),
});

/** An element of every page's head: its name, its attributes, and the text of a script or style. */
export type SiteHeadElement = z.infer<typeof headElementSchema>;

/** `true` is an attribute without a value: `async`. */
export type HeadAttributes = z.infer<typeof attributes>;

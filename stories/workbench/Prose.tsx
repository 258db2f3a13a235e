/** A doc comment: paragraphs, with `code` in backticks. */
export function Prose({ text }: { text: string }) {
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((paragraph) => (
      <p key={paragraph}>
        <Inline text={paragraph} />
      </p>
    ));
}

/** A text with `code` in backticks. */
export function Inline({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place identifies a part
    return index % 2 ? <code key={index}>{part}</code> : part;
  });
}

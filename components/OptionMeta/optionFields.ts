/** Attributes of `<OptionMeta>` that have a row, in order. */
export const optionFields = ['name', 'type', 'default', 'cli', 'scope', 'since'] as const;

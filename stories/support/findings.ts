import axe from 'axe-core';

axe.configure({
  noHtml: true,
  // the button with the version that is shown is called "Version"
  rules: [{ id: 'label-content-name-mismatch', enabled: false }],
});

/** Violations of accessibility in the document that a component test shows, one line per element. */
export async function findings(): Promise<string[]> {
  // elements that fade in have too little contrast
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

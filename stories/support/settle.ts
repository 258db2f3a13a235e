/** Waits for the animations of the page, behind which Radix's layers listen to keys. */
export const settle = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

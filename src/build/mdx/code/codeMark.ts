/** Comments in code that only say how it is shown: `// [!code ++]`, each with what begins and ends a comment. */
export const CODE_MARK = /[ \t]*(?:\/\/|\/\*|#|<!--|--)?[ \t]*\[!code [^\]]*\][ \t]*(?:\*\/|-->)?/g;

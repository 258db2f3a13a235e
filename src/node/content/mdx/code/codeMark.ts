/** Comments that only control how code is shown: `// [!code ++]`, including the comment delimiters. */
export const CODE_MARK = /[ \t]*(?:\/\/|\/\*|#|<!--|--)?[ \t]*\[!code [^\]]*\][ \t]*(?:\*\/|-->)?/g;

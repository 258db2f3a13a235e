import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { globSync } from 'tinyglobby';

/** The extension of a style file's CSS, as vanilla-extract names it. */
const VIRTUAL = /\.css\.ts\.vanilla\.css$/;

/**
 * Compiles style files (vanilla-extract) to CSS and modules that import it and export the class names, as other
 * libraries publish them: sites need no compiler for them.
 *
 * @param root folder of the package, whose `src` contains the style files
 * @param lib folder of the compiled modules
 */
export async function compileStyles(root: string, lib: string): Promise<void> {
  for (const name of globSync('**/*.css.ts', { cwd: path.join(root, 'src') }).sort()) {
    const filePath = path.join(root, 'src', name);
    const { source } = await compile({ filePath, cwd: root, identOption: 'short' });
    const code = await processVanillaFile({
      source,
      filePath,
      identOption: 'short',
      serializeVirtualCssPath: ({ fileName, source: css }) => {
        const file = path.join(lib, path.relative('src', fileName).replace(VIRTUAL, '.css'));
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, css);
        const relative = path.relative(path.dirname(path.join(lib, name)), file);
        return `import ${JSON.stringify(relative.startsWith('.') ? relative : `./${relative}`)};`;
      },
    });
    const compiled = path.join(lib, name.replace(/ts$/, 'js'));
    writeFileSync(compiled, `${code}\n`);
  }
}

import assert from 'node:assert/strict';
import type { ProjectCopy } from './copy.ts';

/** Adds a string of the shell, uses it, translates it and accepts the translation. */
export async function newText(copy: ProjectCopy): Promise<void> {
  copy.replace('locales/en.json', '"footer": {', '"footer": {\n    "recipe": "A recipe",');
  copy.replace('locales/zh.json', '"footer": {', '"footer": {\n    "recipe": "一份食谱",');
  copy.write(
    'src/shell/Footer/recipe.ts',
    "import type { TFunction } from 'i18next';\n\nexport const recipe = (t: TFunction): string => t('footer.recipe');\n",
  );
  await copy.run('i18n');
  await copy.run('schemas');
  assert.match(copy.read('schemas/locale.schema.json'), /"recipe"/);
  assert.match(await copy.run('i18n', ['--check'], 2), /footer\.recipe/);
  await copy.run('i18n', ['accept', 'footer.recipe']);
  await copy.run('i18n', ['--check']);
  copy.reset();
}

/** Changes the English source of a translation. */
export async function staleTranslation(copy: ProjectCopy): Promise<void> {
  copy.replace('docs/en/guide/basic/cli.mdx', '\n## ', '\nOne more sentence.\n\n## ');
  const output = await copy.run('i18n', ['--check'], 2);
  assert.match(output, /guide\/basic\/cli/);
  assert.match(output, /\+\s*One more sentence\./);
  await copy.run('i18n', ['report']);
  await copy.run('i18n', ['accept', 'guide/basic/cli']);
  await copy.run('i18n', ['--check']);
  copy.reset();
}

/** Adds a language with nothing but its name. */
export async function newLanguage(copy: ProjectCopy): Promise<void> {
  copy.replace('site.config.ts', 'languages: [', 'languages: [\n    // a recipe\n');
  copy.replace(
    'site.config.ts',
    "    { lang: 'zh',",
    "    { lang: 'ja', label: '日本語' },\n    { lang: 'zh',",
  );
  copy.write('locales/ja.json', '{}\n');
  assert.match(await copy.run('i18n', ['--lang', 'ja']), /ja/);
  copy.reset();
}

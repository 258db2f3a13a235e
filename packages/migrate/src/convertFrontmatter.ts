type Keys = Record<string, unknown>;

const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Layouts of VitePress as page types. */
const LAYOUTS = new Map(Object.entries({ home: 'home', doc: 'doc', page: 'custom', false: 'blank' }));

/**
 * Converts keys that VitePress and Rspress name differently: `layout: home`, `aside: false`, `search: false`, and the
 * syntax of images, actions and icons of a home page.
 */
export function convertFrontmatter(value: unknown): unknown {
  if (!isKeys(value)) return value;
  const { layout, aside, search, titleTemplate, ...keys } = value;
  const type = LAYOUTS.get(String(layout));
  if (layout !== undefined && type === undefined) keys.layout = layout;
  else if (type !== undefined) keys.pageType ??= type;
  if (keys.pageType === 'doc-wide') keys.pageType = 'doc';
  if (aside === false) keys.outline ??= false;
  else if (aside !== undefined && aside !== true && aside !== 'left') keys.aside = aside;
  if (typeof search === 'boolean') keys.searchable ??= search;
  else if (search !== undefined) keys.search = search;
  if (typeof titleTemplate === 'string' && !titleTemplate.includes(':')) keys.titleSuffix ??= titleTemplate;
  else if (titleTemplate !== undefined && titleTemplate !== false) keys.titleTemplate = titleTemplate;
  if (isKeys(keys.hero)) keys.hero = hero(keys.hero);
  if (Array.isArray(keys.features)) keys.features = keys.features.map(feature);
  return keys;
}

function hero({ image, actions, ...keys }: Keys): Keys {
  const source = isKeys(image) ? image.src : image;
  const src = isKeys(source)
    ? (source.light ?? source.dark)
    : (source ?? (isKeys(image) ? image.light : undefined));
  const alt = isKeys(image) ? (image.alt ?? '') : '';
  return {
    name: '',
    text: '',
    ...keys,
    ...(typeof src === 'string' ? { image: { src, alt } } : {}),
    ...(Array.isArray(actions) ? { actions: actions.map(action) } : {}),
  };
}

function action(value: unknown): unknown {
  if (!isKeys(value)) return value;
  const { target: _target, rel: _rel, theme, ...keys } = value;
  return { ...keys, ...(theme === undefined ? {} : { theme: theme === 'sponsor' ? 'alt' : theme }) };
}

function feature(value: unknown): unknown {
  if (!isKeys(value)) return value;
  const { icon, linkText: _text, span: _span, rel: _rel, target: _target, ...keys } = value;
  // an image isn't supported as an icon, which has one or two characters
  return { ...keys, ...(typeof icon === 'string' && icon.length < 9 ? { icon } : {}) };
}

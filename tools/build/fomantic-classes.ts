/** A component of the library, by the class that names it, and the classes that src/shared/ui may set beside it. */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  button: ['active', 'basic', 'disabled', 'loading', 'primary'],
  buttons: [],
  loader: ['active', 'centered', 'inline', 'text'],
  menu: ['active', 'pointing', 'secondary'],
  item: ['active'],
  message: ['info', 'negative', 'positive', 'warning'],
  header: [],
  placeholder: ['fluid'],
  line: ['full', 'medium'],
  segment: [],
};

/** Splits a selector into what stands at one element each. */
const ELEMENTS = /[\s>+~]+/;
const NOT = /:not\([^)]*\)/g;
const CLASS = /\.([a-z][\w-]*)/gi;

/**
 * Whether a selector can be true of what src/shared/ui draws; rules for anything else are left out of the build. What
 * `:not()` excludes needn't be in use. The library's selectors by parts of attributes are all for words of two
 * classes, such as "left labeled", which nothing has.
 */
export function isUsed(selector: string): boolean {
  const wanted = selector.replaceAll(NOT, '').trim();
  if (wanted.includes('[class*=')) return false;
  return wanted.split(ELEMENTS).every((element) => {
    const classes = [...element.matchAll(CLASS)].map(([, name = '']) => name);
    const components = classes.filter((name) => name in CLASSES);
    const modifiers = classes.filter((name) => name !== 'ui' && !(name in CLASSES));
    const allowed = components.flatMap((name) => CLASSES[name] ?? []);
    return modifiers.every((name) => allowed.includes(name));
  });
}

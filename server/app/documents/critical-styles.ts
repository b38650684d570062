import type { StyleRule } from '@domain/style-rules';

const ELEMENT = /<([a-z][\w-]*)([^<>]*)>/gi;
const CLASSES = /\sclass="([^"]*)"/;
const ID = /\sid="([^"]*)"/;

/** What rules can need of a piece of HTML: its tags, `.classes` and `#ids`. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(ELEMENT)) {
    names.add(tag);
    const id = ID.exec(attributes)?.[1];
    if (id !== undefined) names.add(`#${id}`);
    for (const name of CLASSES.exec(attributes)?.[1]?.split(' ') ?? []) names.add(`.${name}`);
  }
  return names;
}

/** The rules that matter where these names are, as CSS, in their order. */
export function stylesFor(rules: readonly StyleRule[], names: ReadonlySet<string>): string {
  const css = cssOf(
    rules.filter(({ needs }) => needs.some((all) => all.every((name) => names.has(name)))),
  );
  const animations = rules.filter(
    ({ keyframes }) => keyframes !== undefined && css.includes(keyframes),
  );
  return `${css}${cssOf(animations)}`;
}

/** Rules as CSS; those that follow each other within the same at-rules share these. */
export function cssOf(rules: readonly StyleRule[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { within, text } of rules) {
    if (within.join('{') !== open.join('{')) {
      css += `${'}'.repeat(open.length)}${within.map((around) => `${around}{`).join('')}`;
      open = within;
    }
    css += text;
  }
  return `${css}${'}'.repeat(open.length)}`;
}

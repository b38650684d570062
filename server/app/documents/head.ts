import { DOCUMENT_STATE_ID, type RenderedDocument } from '@domain/document';
import type { Theme } from '@domain/theme';

/** The head of a page for programs that show links to it. */
export interface Preview {
  /** The page's full title, as in the browser's tab. */
  title: string;
  /** The title without the site's name. */
  heading: string;
  description: string;
  /** The page's canonical path; none if pages share these words. */
  path?: string;
  /** Path of a picture, 1200 × 630 pixels, and its type. */
  image: { path: string; type: 'image/jpeg' };
}

interface Site {
  name: string;
  /** Without a slash at the end. */
  publicUrl: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for HTML, between tags and in quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** The elements of a page's head for link previews, escaped. */
export function headOf(preview: Preview, { name, publicUrl }: Site): string {
  const { title, heading, description, path, image } = preview;
  const address = path === undefined ? undefined : `${publicUrl}${path}`;
  const properties: Record<string, string | undefined> = {
    'og:site_name': name,
    'og:type': 'website',
    'og:title': heading,
    'og:description': description,
    'og:url': address,
    'og:image': `${publicUrl}${image.path}`,
    'og:image:type': image.type,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': heading,
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    address !== undefined && `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...Object.entries(properties).map(
      ([property, content]) =>
        content !== undefined && `<meta property="${property}" content="${escapeHtml(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
    .filter((element) => element !== false)
    .join('\n    ');
}

/** What a document adds to the built page. */
interface Parts {
  /** In place of the page's own title and description. */
  head: string;
  /** Links to the page's files, at the end of the head. */
  links: string;
  theme: Theme;
  /** What the root element contains; without it, the root stays empty. */
  screen: RenderedDocument | null | undefined;
  /** Elements at the end of the body. */
  end: string;
}

/** A built page as a template. */
interface Template {
  /** The page's default title and description. */
  title: string;
  description: string;
  write(parts: Parts): string;
}

const TITLE = /<title>([^<]*)<\/title>/;
const DESCRIPTION = /\s*<meta\s+name="description"\s+content="([^"]*)"\s*\/?>/;
const HEAD_END = '</head>';
const BODY_END = '</body>';
const THEME = /data-theme="[^"]*"/;
/** Where a page is shown without them, scripts come after style sheets, fonts and the first picture. */
const SCRIPT = /<(?:script type="module"|link rel="modulepreload")(?= )/g;
/** What an empty document says; a rendered screen can be read without scripts. */
const EMPTY_ROOT = /<div id="root"><\/div>(?:\s*<noscript>.*?<\/noscript>)?/s;

/**
 * Prepares a page, once, so that a request only concatenates strings.
 *
 * @throws Error for a page without a title
 */
export function templateOf(html: string): Template {
  const [described, description = ''] = DESCRIPTION.exec(html) ?? [''];
  const [titled, title = ''] = TITLE.exec(html) ?? [''];
  if (titled === '') throw new Error('The built index.html has no title.');
  const [before = '', after = ''] = html.replace(described, '').split(titled);
  return {
    title,
    description,
    write({ head, links, theme, screen, end }) {
      const start = before.replace(THEME, `data-theme="${theme}"`);
      const rest = after
        .replace(HEAD_END, () => `${links}\n  ${HEAD_END}`)
        .replace(BODY_END, () => `${end}\n  ${BODY_END}`);
      if (!screen) return `${start}${head}${rest}`;
      const shown = rest.replaceAll(SCRIPT, '$& fetchpriority="low"');
      return `${start}${head}${shown.replace(EMPTY_ROOT, () => rootOf(screen))}`;
    },
  };
}

/** JSON in a script element. That isn't a script that runs, so the content security policy allows it. */
export const jsonElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll(/[<@]/g, inEscape)}</script>`;

/** Of `<`, which could end the element, and of `@`: a proxy that rewrites e-mail addresses finds none. */
const inEscape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A proxy that rewrites e-mail addresses, so that nobody gathers them, finds none in the markup either. */
const rootOf = ({ html, state }: RenderedDocument): string =>
  `<div id="root">${html.replaceAll('@', '&#64;')}</div>\n${jsonElement(DOCUMENT_STATE_ID, state)}`;

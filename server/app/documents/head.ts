import { EARLY_ATTRIBUTE } from '@domain/after-first-paint';
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

/** The elements that a template gets. */
interface Parts {
  /** In place of the page's own title and description. */
  head: string;
  /** At the end of the head. */
  files: string;
  /** After the frame's header, with what else the browser needs after it has painted that. */
  afterHeader?: string;
  /** At the end of the body. */
  end?: string;
}

/** A built page as a template. */
interface Template {
  /** The page's default title and description. */
  title: string;
  description: string;
  /** The HTML of a screen with what is around it: up to the end of its header, and all. */
  namedIn(screen: RenderedDocument): { frame: string; screen: string };
  write(parts: Parts, theme: Theme, screen?: RenderedDocument): string;
}

const TITLE = /<title>([^<]*)<\/title>/;
const DESCRIPTION = /\s*<meta\s+name="description"\s+content="([^"]*)"\s*\/?>/;
const HEAD_END = '</head>';
const BODY_END = '</body>';
const THEME = /data-theme="[^"]*"/;
/** What an empty document says; a rendered screen can be read without scripts. */
const EMPTY_ROOT = /<div id="root"><\/div>(?:\s*<noscript>.*?<\/noscript>)?/s;
const FONT = /\s*<link rel="preload"[^>]* as="font"[^>]*>/g;
/** The page, which comes after the frame's header. */
const MAIN = '<main';

/**
 * Prepares a page, once, so that a request only concatenates strings.
 *
 * @throws Error for a page without a title
 */
export function templateOf(html: string): Template {
  const [described, description = ''] = DESCRIPTION.exec(html) ?? [''];
  const [titled, title = ''] = TITLE.exec(html) ?? [''];
  if (titled === '') throw new Error('The built index.html has no title.');
  const [emptyRoot = ''] = EMPTY_ROOT.exec(html) ?? [];
  const [before = '', after = ''] = html.replace(described, '').split(titled);
  // A browser paints nothing before fonts that the head preloads, for up to 100 ms.
  const afterWithoutFonts = after.replaceAll(FONT, '');
  const fonts = (after.match(FONT) ?? []).map((link) =>
    link.trim().replace('<link ', `<link ${EARLY_ATTRIBUTE} `),
  );
  return {
    title,
    description,
    namedIn({ html: rendered }) {
      const [frame = ''] = rendered.split(MAIN, 1);
      return { frame: `<html><body><div id="root">${frame}`, screen: `${html}${rendered}` };
    },
    write({ head, files, afterHeader = '', end = '' }, theme, screen) {
      const start = before.replace(THEME, `data-theme="${theme}"`);
      const early = [...fonts, afterHeader].join('');
      const rest = screen
        ? afterWithoutFonts
            .replace(emptyRoot, () => rootOf(screen, early))
            .replace(BODY_END, () => `${end}\n  ${BODY_END}`)
        : after;
      return inAscii(`${start}${head}${rest.replace(HEAD_END, () => `${files}\n  ${HEAD_END}`)}`);
    },
  };
}

/**
 * HTML in ASCII alone, with character references: a browser then decodes a document several times as fast, and keeps it
 * in half of the memory. Style sheets and scripts inside have to be in ASCII already, since references mean nothing there.
 */
const inAscii = (html: string): string =>
  html.replaceAll(NOT_ASCII, (character) => `&#${character.codePointAt(0)};`);

const NOT_ASCII = /\P{ASCII}/gu;

/**
 * JSON in a script element, in ASCII alone. That isn't a script that runs, so the content security policy allows it.
 * Proxies that rewrite e-mail addresses find none.
 */
export const jsonElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll(/[<@\u0080-\uffff]/g, inEscape)}</script>`;

const inEscape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A proxy that rewrites e-mail addresses, so that nobody gathers them, finds none in the markup either. */
function rootOf({ html, state }: RenderedDocument, afterHeader: string): string {
  const content = html.replaceAll('@', '&#64;').replace(MAIN, () => `${afterHeader}${MAIN}`);
  return `<div id="root">${content}</div>\n${jsonElement(DOCUMENT_STATE_ID, state)}`;
}

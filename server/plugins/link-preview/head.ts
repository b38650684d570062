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

/** A built page as a template for the head. */
interface Template {
  /** The page's default title and description. */
  title: string;
  description: string;
  /** @param head elements in place of the page's own title and description */
  fill(head: string): string;
}

const TITLE = /<title>([^<]*)<\/title>/;
const DESCRIPTION = /\s*<meta\s+name="description"\s+content="([^"]*)"\s*\/?>/;

/**
 * Splits a page at its title, once, so a request only concatenates strings.
 *
 * @throws Error for a page without a title
 */
export function templateOf(html: string): Template {
  const [described, description = ''] = DESCRIPTION.exec(html) ?? [''];
  const [titled, title = ''] = TITLE.exec(html) ?? [''];
  if (titled === '') throw new Error('The built index.html has no title.');
  const [before = '', after = ''] = html.replace(described, '').split(titled);
  return { title, description, fill: (head) => `${before}${head}${after}` };
}

/** What the head of a page says to those that show a link to it. */
export interface Preview {
  /** The page's whole title, as the browser's tab has it. */
  title: string;
  /** The title where the site's name is beside it. */
  heading: string;
  description: string;
  /** Path of the one address by which the page is known; none where pages share these words. */
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

/** The elements of a page's head that tell what it is about; all words in them are escaped. */
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

/** A built page in which the words about it can be put. */
interface Template {
  /** The page's own title and description, which any address may have. */
  title: string;
  description: string;
  /** @param head elements in place of the page's own title and description */
  fill(head: string): string;
}

const TITLE = /<title>([^<]*)<\/title>/;
const DESCRIPTION = /\s*<meta\s+name="description"\s+content="([^"]*)"\s*\/?>/;

/**
 * Cuts a page where its title is; done once, so that a request only puts strings together.
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

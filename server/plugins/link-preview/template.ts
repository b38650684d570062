/** A built page in which the words about it can be put. */
export interface Template {
  /** The page's own title and description, which any address may have. */
  title: string;
  description: string;
  /** @param head elements in place of the page's own title and description */
  fill(head: string): string;
}

const TITLE = /<title>([^<]*)<\/title>/;
const DESCRIPTION = /\s*<meta\s+name="description"\s+content="([^"]*)"\s*\/?>/;

/**
 * Cuts a page where its title stands; done once, so that a request only puts strings together.
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

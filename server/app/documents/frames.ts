/** The frame around a page: its address among those with the same header, and the page's folder. */
interface Frame {
  address: string;
  /** Undefined for pages without a folder of their own. */
  page: string | undefined;
}

/** Which links of the header are current depends on the address; a person's page is the same frame for everyone. */
const FRAMES: readonly [path: RegExp, address: string, page: string][] = [
  [/^\/collections\/my(?:\/(?:edit|shared))?$/i, '/collections/my', 'collection'],
  [/^\/collections\/my\/history$/i, '/collections/my', 'collection-history'],
  [/^\/collections\/my\/worth$/i, '/collections/my', 'collection-worth'],
  [/^\/collections\/my\/want(?:\/(?:edit|shared))?$/i, '/collections/my/want', 'want-list'],
  [/^\/collections\/my\/sell(?:\/(?:edit|shared))?$/i, '/collections/my/sell', 'sale-list'],
  [/^\/collections$/i, '/collections', 'shared-collections'],
  [/^\/collections\/[^/]+$/i, '/other', 'collection'],
  [/^\/collections\/[^/]+\/want$/i, '/other', 'want-list'],
  [/^\/collections\/[^/]+\/sell$/i, '/other', 'sale-list'],
  [/^\/trading$/i, '/trading', 'trading'],
  [/^\/trading\/offers\/[^/]+$/i, '/trading', 'offer'],
  [/^\/profile$/i, '/other', 'profile'],
  [/^\/preferences$/i, '/other', 'preferences'],
  [/^\/admin(?:\/.*)?$/i, '/other', 'admin'],
];

/** @param url path and query string */
export function frameAt(url: string): Frame {
  const [path = ''] = url.split(/[?#]/, 1);
  const plain = path.replace(/\/$/, '');
  const [, address = '/other', page] = FRAMES.find(([pattern]) => pattern.test(plain)) ?? [];
  return { address, page };
}

/** The folders of the pages that aren't the same for everyone. */
const FOLDERS: readonly [path: RegExp, folder: string][] = [
  [/^\/collections\/my\/history$/i, 'collection-history'],
  [/^\/collections\/my\/worth$/i, 'collection-worth'],
  [/^\/collections\/my(?:\/(?:edit|shared))?$/i, 'collection'],
  [/^\/collections$/i, 'shared-collections'],
  [/^\/collections\/[^/]+$/i, 'collection'],
  [/^\/collections\/[^/]+\/want(?:\/(?:edit|shared))?$/i, 'want-list'],
  [/^\/collections\/[^/]+\/sell(?:\/(?:edit|shared))?$/i, 'sale-list'],
  [/^\/trading$/i, 'trading'],
  [/^\/trading\/offers\/[^/]+$/i, 'offer'],
  [/^\/profile$/i, 'profile'],
  [/^\/preferences$/i, 'preferences'],
  [/^\/admin(?:\/.*)?$/i, 'admin'],
];

/** The folder of such a page, whose files load in parallel with the application. @param url path and query string */
export function folderAt(url: string): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  const plain = path.replace(/\/$/, '');
  return FOLDERS.find(([pattern]) => pattern.test(plain))?.[1];
}

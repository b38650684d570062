import type { Plugin } from 'vite';

const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="(\/assets\/packages-[^"]+)">/;
const ENTRY = '<script type="module"';
const OTHERS = /<link rel="modulepreload"(?= crossorigin href="\/assets\/[^"]+\.js">)/g;

/**
 * Runs what npm packages do at import in a task of its own, before the application's: a browser can paint and answer
 * between two scripts of a document, but not between the modules of one. Both have a low priority, since the first paint
 * needs the fonts, and not them.
 */
export const packagesFirst = (): Plugin => ({
  name: 'packages-first',
  transformIndexHtml: { order: 'post', handler: withPackagesFirst },
});

/** @throws Error if the build has no such file any more, which would silently make one long task of both */
export function withPackagesFirst(html: string): string {
  const [preload, file] = PRELOAD.exec(html) ?? [];
  if (preload === undefined || !html.includes(ENTRY)) {
    if (html.includes('/src/app/main.tsx')) return html;
    throw new Error('The built index.html preloads no file of packages.');
  }
  return html
    .replace(preload, '')
    .replace(OTHERS, (link) => `${link} fetchpriority="low"`)
    .replace(
      ENTRY,
      `${ENTRY} fetchpriority="low" crossorigin src="${file}"></script>\n    ${ENTRY} fetchpriority="low"`,
    );
}

import type { Plugin } from 'vite';
import { AFTER_PAINT_ATTRIBUTE } from '../../domain/after-first-paint';

const STARTER = 'src/app/after-first-paint.ts';
const PRELOADS = /\s*<link rel="modulepreload" crossorigin href="(\/assets\/[^"]+)">/g;
const ENTRY = /<script type="module" crossorigin src="(\/assets\/[^"]+)"><\/script>/;
const PACKAGES = /^\/assets\/packages-/;

/**
 * Lets a document's only script be the one that waits for the first paint, and puts the application's into a template
 * for it. What npm packages do at import runs in a task of its own, before the application's: a browser can paint and
 * answer between two scripts of a document, but not between the modules of one. All have a low priority, since pictures
 * may still be on their way.
 */
export const scriptsAfterPaint = (): Plugin => ({
  name: 'scripts-after-paint',
  apply: 'build',
  buildStart() {
    if (this.environment.config.consumer === 'client') {
      this.emitFile({ type: 'chunk', id: STARTER, name: 'after-first-paint' });
    }
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const starter = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(STARTER),
      );
      if (!starter) throw new Error(`The build has no file of ${STARTER}.`);
      return withScriptsAfterPaint(html, `/${starter.fileName}`);
    },
  },
});

/**
 * @param starter the path of the script that waits
 * @throws Error if the build has no file of packages any more, which would silently make one long task of both
 */
export function withScriptsAfterPaint(html: string, starter: string): string {
  const preloads = [...html.matchAll(PRELOADS)].map(([, file = '']) => file);
  const packages = preloads.find((file) => PACKAGES.test(file));
  const entry = ENTRY.exec(html)?.[1];
  if (packages === undefined || entry === undefined) {
    throw new Error('The built index.html preloads no file of packages.');
  }
  const script = (file: string) =>
    `<script type="module" fetchpriority="low" crossorigin src="${file}"></script>`;
  const links = preloads
    .filter((file) => file !== packages)
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`);
  const later = [script(packages), script(entry), ...links].join('');
  return html
    .replaceAll(PRELOADS, '')
    .replace(
      ENTRY,
      `<script type="module" crossorigin src="${starter}"></script>\n    <template ${AFTER_PAINT_ATTRIBUTE}>${later}</template>`,
    );
}

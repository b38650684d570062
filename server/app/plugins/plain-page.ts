import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { THEME_COOKIE, themeNamed } from '@domain/theme';
import { escapeHtml } from '@server/app/documents';

export interface PlainPage {
  title: string;
  /** Sentences. */
  text: string[];
  /** Further elements; the caller escapes what is in them. */
  html?: string;
}

/** For somebody who comes back into a sign-in that is over, and is signed in. */
export const SIGNED_IN_ALREADY: PlainPage = {
  title: 'You are signed in already',
  text: ['This sign-in was used before, or is over. To change to another account, log out first.'],
  html: '<a class="button" href="/">Go on</a>',
};

/**
 * A page that the server renders itself in the application's style, for a browser between the application and an
 * identity provider.
 */
export const plainPage = (
  { title, text, html = '' }: PlainPage,
  themeCookie: string | undefined,
): string => `<!doctype html>
<html lang="en" data-theme="${themeNamed(themeCookie)}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${escapeHtml(title)} · Starbinder</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="stylesheet" href="${PLAIN_PAGE_STYLE}" />
</head>
<body>
<main>
<p class="brand">Starbinder</p>
<h1>${escapeHtml(title)}</h1>
${text.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')}
${html}
</main>
</body>
</html>
`;

/**
 * Sends such a page in the browser's theme, never to be cached. A request that is refused early hasn't had its cookies
 * read yet.
 */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const { [THEME_COOKIE]: theme } = reply.server.parseCookie(reply.request.headers.cookie ?? '');
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage(page, theme));
}

/** The style sheet's path; the content security policy allows no inline styles. */
const PLAIN_PAGE_STYLE = '/auth/page.css';

/** By the name in their address, their files among the packages. */
const FONTS = {
  inter: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'exo-2': '@fontsource/exo-2/files/exo-2-latin-700-normal.woff2',
};

/** Serves style sheet and fonts of the server's own pages, with or without a built client. */
export function servePlainPageStyle(app: FastifyInstance): void {
  app.get(PLAIN_PAGE_STYLE, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
  );

  for (const [font, file] of Object.entries(FONTS)) {
    app.get(`/auth/${font}.woff2`, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('font/woff2')
        .send(await readFile(join(process.cwd(), 'node_modules', file))),
    );
  }
}

/** Fonts, colours and sizes are the application's, so that a theme is written once. */
const tokens = readFileSync(join(process.cwd(), 'src/app/styles/tokens.css'), 'utf8');

const style = `@font-face { font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap; src: url(/auth/inter.woff2) format('woff2'); }
@font-face { font-family: 'Exo 2'; font-weight: 700; font-display: swap; src: url(/auth/exo-2.woff2) format('woff2'); }
${tokens}
*, ::before, ::after { box-sizing: border-box; }
html { min-height: 100%; background: radial-gradient(70rem 40rem at 80% -10%, var(--colour-ground-glow), transparent 70%),
  radial-gradient(50rem 30rem at 0% 100%, var(--colour-ground-dust), transparent 70%), var(--colour-ground); }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 1rem;
  color: var(--colour-text); font: 1rem/1.5 'Inter Variable', system-ui, sans-serif; }
main { width: 100%; max-width: 26rem; padding: 2rem; border: 1px solid var(--colour-border); border-radius: 16px;
  background: var(--colour-surface); box-shadow: var(--elevation-high); overflow-wrap: anywhere; }
.brand { margin: 0 0 1.5rem; padding-left: 2.25rem; color: var(--colour-spark);
  background: url(/favicon.svg) 0 50% / 1.6rem no-repeat;
  font: 700 0.875rem/2rem 'Exo 2', system-ui, sans-serif; letter-spacing: 0.08em; text-transform: uppercase; }
h1 { margin: 0 0 0.75rem; font: 700 1.6rem/1.2 'Exo 2', system-ui, sans-serif; text-wrap: balance; }
p { margin: 0 0 1rem; color: var(--colour-text-muted); }
form { display: grid; gap: 0.75rem; margin-top: 1.5rem; }
button, .button { display: block; width: 100%; min-height: 3rem; padding: 0.7rem 1rem; border: 1px solid var(--colour-border);
  border-radius: 10px; background: var(--colour-surface-raised); color: var(--colour-text); font: inherit; font-weight: 550; text-align: start;
  text-decoration: none; cursor: pointer; }
@media (max-width: 400px) { main { padding: 1.5rem 1.25rem; } button { padding-inline: 0.85rem; } }
button:hover, .button:hover { background: var(--colour-surface-hover); border-color: var(--colour-accent-text); }
button:focus-visible, .button:focus-visible { outline: 2px solid var(--colour-focus); outline-offset: 2px; }
.button { margin-top: 1.5rem; text-align: center; }
`;

import { escapeHtml } from '@server/plugins/link-preview';

interface PlainPage {
  title: string;
  /** Sentences. */
  text: string[];
  /** Further elements; whoever makes them escapes what is in them. */
  html?: string;
}

/**
 * A page of the server's own, in the application's look: for what happens while a browser is on its
 * way between the application and an identity provider.
 */
export const plainPage = ({ title, text, html = '' }: PlainPage): string => `<!doctype html>
<html lang="en" data-theme="space">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${escapeHtml(title)} · Starbinder</title>
<script src="/theme.js"></script>
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

/** Where the style sheet of these pages is: the content security policy allows none within a page. */
export const PLAIN_PAGE_STYLE = '/auth/page.css';

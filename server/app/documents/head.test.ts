import { escapeHtml, headOf, templateOf, type Preview } from './head';

const site = { name: 'Starbinder', publicUrl: 'https://cards.example.com' };
const preview: Preview = {
  title: 'Dawn Courier · Starbinder',
  heading: 'Dawn Courier',
  description: 'A unit.',
  path: '/cards/sor-059',
  image: { path: '/images/links/cards/sor-059', type: 'image/jpeg' },
};

test.each([
  ['plain words', 'plain words'],
  ['Salt & Star', 'Salt &amp; Star'],
  ['</title><script>alert(1)</script>', '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['" onload="alert(1)', '&quot; onload=&quot;alert(1)'],
  ["' onload='", '&#39; onload=&#39;'],
  ['&lt;', '&amp;lt;'],
  ['$& $1 $`', '$&amp; $1 $`'],
  ['Ærø 🚀', 'Ærø 🚀'],
])('%j is written as %j', (text, written) => {
  expect(escapeHtml(text)).toBe(written);
});

test('the head names page, picture and address in full', () => {
  const head = headOf(preview, site);
  expect(head).toContain('<title>Dawn Courier · Starbinder</title>');
  expect(head).toContain('<meta name="description" content="A unit." />');
  expect(head).toContain('<link rel="canonical" href="https://cards.example.com/cards/sor-059" />');
  expect(head).toContain('<meta property="og:title" content="Dawn Courier" />');
  expect(head).toContain(
    '<meta property="og:image" content="https://cards.example.com/images/links/cards/sor-059" />',
  );
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image" />');
});

test('hostile text stays text everywhere', () => {
  const hostile = `"><img src=x onerror=alert(1)><!--'`;
  const head = headOf({ ...preview, title: hostile, heading: hostile, description: hostile }, site);
  expect(head).not.toContain('<img');
  expect(head).not.toContain('<!--');
  expect(head.match(/<[a-z]+/g)?.sort()).toEqual(
    headOf(preview, site)
      .match(/<[a-z]+/g)
      ?.sort(),
  );
});

test('a head that many pages share names no address', () => {
  const { path: _, ...shared } = preview;
  const head = headOf(shared, site);
  expect(head).not.toContain('canonical');
  expect(head).not.toContain('og:url');
});

test('a document has its head, links, screen and state in their places, whatever they say', () => {
  const template = templateOf(
    '<html data-theme="space"><head><title>Page</title></head>' +
      '<body><div id="root"></div><noscript>No.</noscript></body></html>',
  );
  const screen = {
    html: '<p>$& ’🚀 fern@example.com</p>',
    state: JSON.stringify({ name: '$&<@’🚀' }),
  };
  const parts = {
    head: '<title>$1</title>',
    links: '<link>',
    theme: 'light',
    end: '<i></i>',
  } as const;
  const written = template.write({ ...parts, screen });
  expect(written).toMatch(/^<html data-theme="light"><head><title>\$1<\/title><link>\s*<\/head>/);
  expect(written).toContain('<div id="root"><p>$& ’🚀 fern&#64;example.com</p></div>');
  expect(written).toMatch(/<i><\/i>\s*<\/body>/);
  expect(written).not.toContain('noscript');
  const [, json = ''] = /<script[^>]*>([^<@]*)<\/script>/.exec(written) ?? [];
  expect(JSON.parse(json)).toEqual({ name: '$&<@’🚀' });
  const empty = template.write({ ...parts, screen: null });
  expect(empty).toContain('<div id="root"></div><noscript>No.</noscript>');
});

test('scripts come after what is seen where the page is shown without them, and at once where they show it', () => {
  const template = templateOf(
    '<html data-theme="space"><head><title>Page</title><script type="module" src="/a.js"></script></head>' +
      '<body><div id="root"></div></body></html>',
  );
  const parts = {
    head: '',
    links: '<link rel="modulepreload" href="/b.js"><link rel="stylesheet" href="/b.css">',
    theme: 'space',
    end: '',
  } as const;
  const late = template.write({ ...parts, screen: { html: '<p>Cards</p>', state: '{}' } });
  expect(late).toContain('<script type="module" fetchpriority="low" src="/a.js">');
  expect(late).toContain('<link rel="modulepreload" fetchpriority="low" href="/b.js">');
  expect(late).toContain('<link rel="stylesheet" href="/b.css">');
  expect(template.write({ ...parts, screen: null })).not.toContain('fetchpriority');
});

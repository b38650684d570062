import { escapeHtml, headOf, jsonElement, templateOf, type Preview } from './head';

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

test('a document is in ASCII, whatever it says', () => {
  const template = templateOf('<title>Æ</title></head><body>’<div id="root"></div></body>');
  const state = JSON.stringify({ name: '’🚀<' });
  const written = template.write({ head: '<title>Ø · 🚀</title>', files: '' }, 'space', {
    html: '<p>’</p>',
    state,
  });
  expect(written).toMatch(/^\p{ASCII}*$/u);
  expect(written).toContain('<title>&#216; &#183; &#128640;</title>');
  expect(written).toContain('<p>&#8217;</p>');
  const [, json = ''] = /<script[^>]*>([^<]*)<\/script>/.exec(jsonElement('x', state)) ?? [];
  expect(written).toContain(json);
  expect(JSON.parse(json)).toEqual({ name: '’🚀<' });
});

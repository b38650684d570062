import fc from 'fast-check';
import { readUrl, waitWithoutScripts } from './without-scripts';

test.each([
  ['/card-sets/SOR', '/card-sets/SOR', false],
  ['/card-sets/SOR?noscript', '/card-sets/SOR', true],
  ['/cards?q=a?b&noscript', '/cards?q=a?b', true],
  ['/cards?noscript&q=x', '/cards?q=x', true],
  ['/cards?q=noscript', '/cards?q=noscript', false],
  ['/cards?', '/cards?', false],
])('%s shows %s', (url, address, runsNoScript) => {
  expect(readUrl(url)).toEqual({ address, runsNoScript });
});

/** The address that a document leads to, as a browser reads it. */
function nextOf(address: string): string {
  const [, next = ''] = /content="0; url=([^"<>]*)"/.exec(waitWithoutScripts(address)) ?? [];
  const url = next.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
  return `/cards${url.replaceAll('&#39;', "'").replaceAll('&amp;', '&')}`;
}

const part = fc.stringMatching(/^[\w=%;?.'"<>-]{1,9}$/).filter((text) => text !== 'noscript');

test('a browser without scripts comes to the same page again, and then waits', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const address = parts.length === 0 ? '/cards' : `/cards?${parts.join('&')}`;
      expect(readUrl(nextOf(address))).toEqual({ address, runsNoScript: true });
    }),
  );
});

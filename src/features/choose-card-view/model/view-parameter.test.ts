import { viewOf, withView } from './view-parameter';

test.each([
  ['', 'image'],
  ['view=image', 'image'],
  ['view=list', 'list'],
  ['view=LIST', 'image'],
  ['view=', 'image'],
  ['other=list', 'image'],
])('"%s" names the %s view', (query, view) => {
  expect(viewOf(new URLSearchParams(query))).toBe(view);
});

test.each([
  ['', 'list', 'view=list'],
  ['view=list', 'image', ''],
  ['a=1&view=list', 'image', 'a=1'],
  ['a=1', 'list', 'a=1&view=list'],
] as const)('"%s" for the %s view becomes "%s"', (query, view, written) => {
  expect(withView(new URLSearchParams(query), view).toString()).toBe(written);
});

import { opensTools } from './document';

test.each([
  ['/?debug', true],
  ['/cards/SOR?view=list&debug=1', true],
  ['/cards/SOR?name=debug', false],
])('%s opens the developer tools: %j', (url, opens) => {
  expect(opensTools(url)).toBe(opens);
});

import { isSafeRedirect } from './sign-in-api';

const onHttps = {
  href: 'https://cards.example/login',
  origin: 'https://cards.example',
  protocol: 'https:',
};
const onHttp = {
  href: 'http://localhost:3000/login',
  origin: 'http://localhost:3000',
  protocol: 'http:',
};

test.each([
  ['https://accounts.example/o/oauth2?state=a', onHttps, true],
  ['https://accounts.example/o/oauth2?state=a', onHttp, true],
  ['/demo-identity/auth', onHttps, true],
  ['http://127.0.0.1:4000/auth', onHttp, true],
  ['http://accounts.example/auth', onHttps, false],
  ['javascript:alert(1)', onHttps, false],
  ['JavaScript:alert(1)', onHttp, false],
  [' java\nscript:alert(1)', onHttp, false],
  ['data:text/html,x', onHttp, false],
  ['blob:https://cards.example/1', onHttps, false],
  ['https://', onHttps, false],
])('%j from %j: %j', (address, own, follows) => {
  expect(isSafeRedirect(address, own)).toBe(follows);
});

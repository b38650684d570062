import { networkOf } from './network-of';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1::2:3:4:5:203.0.113.7', '1:0:2:3::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  undefined,
  '',
  'unknown',
  '_hidden',
  '203.0.113',
  "1'; drop table",
  'a'.repeat(10_000),
  '[::1]',
])('%j isn’t an address and shares one count with all such texts', (address) => {
  expect(networkOf(address)).toBe('unknown');
});

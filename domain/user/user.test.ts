import { rolesOf } from './user';

test.each([
  ['keeper@example.com', ['USER', 'ADMIN']],
  ['other@example.com', ['USER']],
  [null, ['USER']],
])('the verified address %j holds %j', (verifiedEmail, roles) => {
  expect(rolesOf(verifiedEmail, ['keeper@example.com'])).toEqual(roles);
});

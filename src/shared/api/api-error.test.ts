import { UnknownValueError } from '@domain/errors';
import { asksForReload, toApiError } from './api-error';

test('an ApiError stays itself', () => {
  const error = { code: 'CONFLICT', message: 'Too late' };
  expect(toApiError(error)).toBe(error);
});

test('an unknown value of an enumeration is distinguished from other unreadable answers', () => {
  expect(toApiError(new UnknownValueError('rarity', 'MYTHIC'))).toEqual({
    code: 'UNKNOWN_VALUE',
    message: 'Unknown rarity: MYTHIC',
  });
  expect(toApiError(new TypeError('x is undefined')).code).toBe('UNREADABLE');
  expect(toApiError('odd').message).toBe('odd');
});

test.each([
  ['UNKNOWN_OPERATION', true],
  ['UNKNOWN_VALUE', true],
  ['OUTDATED_BUILD', true],
  ['NETWORK', false],
])('whether %s needs a reload: %s', (code, reload) => {
  expect(asksForReload({ code })).toBe(reload);
});

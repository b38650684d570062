import { UnknownValueError } from '@domain/errors';
import { toApiError } from './api-error';

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

import { parseCondition, SALE_CONDITION } from './condition';

test('every copy on a sale list is near mint', () => {
  expect(SALE_CONDITION).toBe('NEAR_MINT');
});

test('another condition is an error that names it', () => {
  expect(parseCondition('LIGHTLY_PLAYED')).toBe('LIGHTLY_PLAYED');
  expect(() => parseCondition('CHEWED')).toThrow('Unknown condition: CHEWED');
});

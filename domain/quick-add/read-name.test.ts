import { readLine } from '@tests/factories/quick-add-sets';

describe('a name', () => {
  test.each([
    ['lantern scout', ['scout S ×1', 'scout F ×1', 'scout HS ×1', 'scout HSF ×1']],
    ['SCOUT lan 3', ['scout S ×3', 'scout F ×3', 'scout HS ×3', 'scout HSF ×3']],
    ['scout hsf 2', ['scout HSF ×2']],
    ['lantern', ['lantern S ×1', 'scout S ×1', 'fox S ×1']],
    ['lantern sc', ['fox SC ×1', 'scout S ×1', 'scout F ×1', 'scout HS ×1', 'scout HSF ×1']],
    ['headed two moons', ['moon S ×1', 'moon P ×1']],
    ['moon’s', ['moon S ×1', 'moon P ×1']],
    ['elan p', ['moon P ×1']],
    ['47', ['legion S ×1']],
    ['ashes 47', ['legion S ×47']],
    ['47 ashes 2', ['legion S ×2']],
  ])('“%s” offers %j', (line, choices) => {
    expect(readLine(line)).toEqual(choices);
  });

  test.each([
    ['harrier', 'UNKNOWN_NAME'],
    ['scout 0', 'BAD_COUNT'],
    ['scout 10000', 'BAD_COUNT'],
    ['scout ps', 'NO_SUCH_PRINTING'],
    ['…', 'UNKNOWN_NAME'],
  ])('“%s” is %s', (line, code) => {
    expect(readLine(line)).toBe(code);
  });
});

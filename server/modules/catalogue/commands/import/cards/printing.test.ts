import type { CardType, Orientation } from '@domain/card';
import { orientationOf } from './printing';

test.each<[CardType, boolean, Orientation, Orientation]>([
  ['LEADER', true, 'LANDSCAPE', 'PORTRAIT'],
  ['LEADER', false, 'LANDSCAPE', 'LANDSCAPE'],
  ['BASE', false, 'LANDSCAPE', 'LANDSCAPE'],
  ['BASE', true, 'LANDSCAPE', 'LANDSCAPE'],
  ['UNIT', false, 'PORTRAIT', 'PORTRAIT'],
  ['EVENT', false, 'PORTRAIT', 'PORTRAIT'],
  ['UPGRADE', false, 'PORTRAIT', 'PORTRAIT'],
])('%s, epic action %s: front %s, back %s', (cardType, hasEpicAction, front, back) => {
  expect(orientationOf({ cardType, hasEpicAction }, 'FRONT')).toBe(front);
  expect(orientationOf({ cardType, hasEpicAction }, 'BACK')).toBe(back);
});

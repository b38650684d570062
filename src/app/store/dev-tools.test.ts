import { aCard } from '@tests/factories/card';
import { devTools } from './dev-tools';
import { makeStore } from './make-store';

test('DevTools get neither e-mail addresses nor whole catalogues', () => {
  const action = { type: 'x', payload: { cards: [aCard()], to: 'ann@lamps.example' } };
  expect(devTools.actionSanitizer?.(action, 1)).toEqual({
    type: 'x',
    payload: { cards: '1 cards', to: 'person-1@example.invalid' },
  });
  const state = { ...makeStore().getState(), sender: 'Ann@lamps.example' };
  expect(devTools.stateSanitizer?.(state, 1)).toMatchObject({
    cardCache: { byId: '0 cards' },
    sender: 'person-1@example.invalid',
  });
});

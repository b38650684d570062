import {
  cardClosed,
  cardDetailReducer,
  cardOpened,
  faceFlipped,
  tabChosen,
} from './card-detail-slice';

const after = (...events: Parameters<typeof cardDetailReducer>[1][]) =>
  events.reduce(cardDetailReducer, cardDetailReducer(undefined, { type: 'start' }));

test('a card opens at its first tab, front up', () => {
  expect(after(cardOpened('sor-001'))).toEqual({ cardId: 'sor-001', tab: null, face: 'front' });
});

test('the next card does not open as the last one was left', () => {
  const events = [cardOpened('sor-001'), tabChosen('SHOWCASE'), faceFlipped()];
  expect(after(...events).face).toBe('back');
  expect(after(...events, cardOpened('sor-002'))).toEqual(after(cardOpened('sor-002')));
});

test('a face turned twice is the front again', () => {
  expect(after(cardOpened('sor-001'), faceFlipped(), faceFlipped()).face).toBe('front');
});

test('another tab starts with the front', () => {
  expect(after(cardOpened('sor-001'), faceFlipped(), tabChosen('FOIL')).face).toBe('front');
});

test('closing clears the selection', () => {
  expect(after(cardOpened('sor-001'), tabChosen('SHOWCASE'), cardClosed())).toEqual(after());
});

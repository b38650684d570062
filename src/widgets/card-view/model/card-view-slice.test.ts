import {
  allListingsShown,
  cardClosed,
  cardDetailReducer,
  cardFollowed,
  cardOpened,
  faceFlipped,
  printingOpened,
  selectShownPart,
  selectShowsAllListings,
  tabChosen,
} from './card-view-slice';

const after = (...events: Parameters<typeof cardDetailReducer>[1][]) =>
  events.reduce(cardDetailReducer, cardDetailReducer(undefined, { type: 'start' }));

const shown = (state: ReturnType<typeof cardDetailReducer>, cardId: string) =>
  selectShownPart({ cardDetail: state } as RootState, cardId);

test('a card opens at its first tab, front up, in the list that it was opened from', () => {
  const state = after(cardOpened('sor-001', ['sor-001', 'sor-002']));
  expect(state).toMatchObject({ cardId: 'sor-001', listed: ['sor-001', 'sor-002'] });
  expect(shown(state, 'sor-001')).toEqual({ tab: null, face: 'front' });
});

test('the next card doesn’t keep the last one’s choices, and the list stays', () => {
  const events = [
    cardOpened('sor-001', ['sor-001', 'sor-002']),
    tabChosen({ cardId: 'sor-001', variantType: 'SHOWCASE' }),
    faceFlipped('sor-001'),
    allListingsShown('sor-001'),
  ];
  const before = after(...events);
  expect(shown(before, 'sor-001')).toMatchObject({ tab: 'SHOWCASE', face: 'back' });
  expect(selectShowsAllListings({ cardDetail: before } as RootState, 'sor-001')).toBe(true);
  const state = after(...events, cardOpened('sor-002'));
  expect(state).toEqual(after(cardOpened('sor-002', ['sor-001', 'sor-002'])));
});

test('a face turned twice is the front again; another tab starts with the front', () => {
  const flipped = faceFlipped('sor-001');
  expect(shown(after(flipped, flipped), 'sor-001').face).toBe('front');
  const chosen = tabChosen({ cardId: 'sor-001', variantType: 'FOIL' });
  expect(shown(after(flipped, chosen), 'sor-001').face).toBe('front');
});

test('choices for one card don’t affect another', () => {
  const state = after(tabChosen({ cardId: 'sor-001', variantType: 'FOIL' }));
  expect(shown(state, 'sor-002')).toEqual({ tab: null, face: 'front' });
});

test('closing clears the selection and keeps the list, which a link sets too', () => {
  const opened = printingOpened({ cardId: 'sor-001', variantType: 'FOIL', listed: ['sor-001'] });
  expect(after(opened, cardClosed())).toEqual(after(cardFollowed(['sor-001'])));
});

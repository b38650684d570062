import type { FakeCardSet } from '@tests/support/client/catalogue';

/** An invented card set without cards, for tests; `given` replaces what a test is about. */
export function aCardSet(given: Partial<FakeCardSet> = {}): FakeCardSet {
  return {
    id: 'sor',
    code: 'SOR',
    name: 'Lanterns of the Rim',
    description: 'Lamp keepers hold the last lights of the outer worlds.',
    imageUrl: '/images/card_sets/sor',
    releasedOn: null,
    pricesRecordedAt: '2026-03-01T00:00:00.000Z',
    cards: [],
    ...given,
  };
}

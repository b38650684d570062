import { screen, within } from '@testing-library/react';
import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { aUser } from '@tests/factories/user';
import { aCount, someCollections } from '@tests/support/client/collections';
import { renderApp } from '@tests/support/client/render-app';

const printed = (id: string, name: string, number: number, ...types: ('FOIL' | 'PRESTIGE')[]) =>
  aCard({
    id,
    name,
    standardCardNumber: number,
    cardVariants: (['STANDARD', ...types] as const).map((type) =>
      aPrinting(type, null, { id: `${id}-${type.toLowerCase()}` }),
    ),
  });

const scout = printed('sor-001', 'Lantern Scout', 1, 'FOIL');
const harrier = printed('sor-002', 'Brass Harrier', 2, 'FOIL', 'PRESTIGE');
const comet = printed('sor-003', 'Quiet Comet', 3);
/** The only card of the other set. */
export const shade = printed('shd-001', 'Dune Shade', 1);
/** Two sets, one with one card, and SOR with three. */
export const cardSets = [
  aCardSet({ id: 'shd', code: 'SHD', name: 'Shadows of Glass', cards: [shade] }),
  aCardSet({ cards: [scout, harrier, comet] }),
];
/** The viewer’s counts, as `collector`, and those that `moss` shares. */
export const collections = () =>
  someCollections({
    own: { 'sor-001-standard': 1, 'sor-002-standard': 4, 'sor-002-foil': 2 },
    handle: 'collector',
    shared: { moss: { 'sor-003-standard': aCount(5) } },
  });

type Given = Parameters<typeof renderApp>[1];

/** A collection’s page, for a viewer who may own it. */
export const show = (path: string, given: Given = {}) =>
  renderApp(path, {
    user: aUser(),
    ...given,
    catalogue: { cardSets, collections: collections(), ...given.catalogue },
  });

/** The table of counts, once it is there. */
export const table = () => screen.findByRole('table', { name: /^Collection of/ });
/** The names of the cards in it, in their order. */
export const names = async () =>
  within(await table())
    .getAllByRole('link')
    .map((link) => link.textContent);
const row = async (name: string) =>
  within(await table()).getByRole('row', { name: new RegExp(name) });
/** What the row of a card says of its printings. */
export const cells = async (name: string) =>
  within(await row(name))
    .getAllByRole('cell')
    .slice(2)
    .map((cell) => cell.textContent);

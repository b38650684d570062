import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import type { User } from '@domain/user';
import { changesOf, replayCapsule, sanitiser } from '@domain/capsule';
import { aCard } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { anOffer, anOfferItem } from '@tests/factories/offer';
import { aUser } from '@tests/factories/user';
import { choose } from '@tests/support/client/person';
import { someCollections } from '@tests/support/client/collections';
import { offersAnswers } from '@tests/support/client/offers';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';
import { reduce, takeCapsule } from '@tests/support/client/take-capsule';

type App = ReturnType<typeof renderApp>;

/** Set to record new capsules; see README.md. */
const isRecording = process.env['STARBINDER_RECORD'] === '1';

// Each flow opens several pages, whose files are compiled at their first import.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

const cards = [
  aCard(),
  aCard({
    id: 'sor-002',
    name: 'Ember Warden',
    standardCardNumber: 2,
    standardFullCardNumber: 'SOR_002',
    cost: 5,
    aspects: ['AGGRESSION', 'HEROISM'],
    traits: ['Trooper'],
    keywords: ['Sentinel'],
    rarity: 'RARE',
  }),
  aCard({
    id: 'sor-003',
    name: 'Quiet Comet',
    standardCardNumber: 3,
    standardFullCardNumber: 'SOR_003',
    cost: 3,
    power: 4,
    arena: 'SPACE',
    cardVariants: [
      {
        id: 'sor-003-standard',
        number: '003',
        otherNumbers: [],
        artist: null,
        variantType: 'STANDARD',
        currentMarketPrice: { priceCents: 125, recordedAt: '2026-03-01T00:00:00.000Z' },
        images: { front: null, back: null },
      },
    ],
    aspects: ['CUNNING'],
    traits: ['Vehicle'],
  }),
  aCard({
    id: 'sor-004',
    name: 'Tidal Relay',
    standardCardNumber: 4,
    standardFullCardNumber: 'SOR_004',
    cardType: 'EVENT',
    cost: 1,
    power: null,
    hp: null,
    arena: null,
    aspects: [],
    traits: ['Plan'],
    frontText: 'Ask relay@tidal.example for a card.',
  }),
];
const catalogue = {
  cardSets: [aCardSet({ cards })],
  collections: someCollections({ own: { 'sor-003-standard': 1 }, handle: 'ann' }),
  saleLists: {
    own: aSaleList({
      items: {
        'sor-003-standard': aSaleItem({ cardId: 'sor-003', marketAdjustedPriceInCents: 125 }),
      },
      settings: { banner: 'Ask relay@tidal.example about more.' },
    }),
    shared: {},
  },
};

const offer = () =>
  anOffer({
    recipient: { id: 'user-1', handle: 'ann' },
    offerItems: [anOfferItem({ variantId: 'sor-003-standard', cardId: 'sor-003' })],
  });

interface Flow {
  path: string;
  /** Who is signed in; nobody if it is left out. */
  user?: User;
  run: (app: App) => Promise<void>;
}

const flows: Record<string, Flow> = {
  'opening-a-set': {
    path: '/',
    run: async ({ router, user }) => {
      await screen.findByRole('heading', { level: 1 });
      await act(() => router.navigate('/card-sets'));
      await user.click(await screen.findByRole('link', { name: /View Set/ }));
      await screen.findByRole('button', { name: /Quiet Comet/ });
    },
  },
  'filtering-and-sorting': {
    path: '/cards/sor?view=list',
    run: async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Show Filters' }));
      await user.click(await screen.findByRole('button', { name: /^Unit/ }));
      await user.click(await screen.findByRole('button', { name: /^Hide Filters/ }));
      const line = screen.getByRole('combobox', { name: 'Search cards' });
      await user.type(line, ' cost>2');
      await user.keyboard('{Enter}');
      const table = await screen.findByRole('table');
      await user.click(within(table).getByRole('button', { name: /^Name/ }));
      await user.click(within(table).getByRole('button', { name: /^Name/ }));
      await within(table).findByText('Quiet Comet');
      expect(within(table).queryByText('Tidal Relay')).toBeNull();
    },
  },
  'opening-a-card': {
    path: '/cards/sor',
    run: async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: /Quiet Comet/ }));
      await screen.findByRole('dialog', { name: 'Quiet Comet' });
    },
  },
  'asking-for-the-address': {
    path: '/contact',
    run: async ({ router, user }) => {
      await screen.findByText('keeper@lanterns.example');
      await act(() => router.navigate('/cards/sor'));
      await user.type(
        await screen.findByRole('combobox', { name: 'Search cards' }),
        'ann@lanterns.example',
      );
      await waitFor(() => expect(router.state.location.search).toContain('lanterns'));
    },
  },
  'counting-a-collection': {
    path: '/collections/my',
    user: aUser({ handle: 'ann', email: 'ann@lanterns.example' }),
    run: async ({ user }) => {
      await screen.findByText(/1 copy of 1 of [\d,]+ cards?/);
      await user.click(screen.getByRole('button', { name: 'Own' }));
      await user.click(screen.getByRole('button', { name: /^Standard/ }));
      await user.click(screen.getByRole('link', { name: 'Edit' }));
      const have = await screen.findByRole('textbox', { name: 'Quiet Comet, Standard: have' });
      await user.type(have, '4{Enter}');
      await screen.findByText(/4 copies of 1 of [\d,]+ cards?/);
    },
  },
  'pricing-a-sale-list': {
    path: '/collections/my/sell/edit',
    user: aUser({ handle: 'ann', email: 'ann@lanterns.example' }),
    run: async ({ user }) => {
      const kind = { name: 'Quiet Comet, Standard: kind of price' };
      await screen.findByRole('combobox', kind);
      await choose(user, () => screen.getByRole('combobox', kind), 'Fixed');
      const price = screen.getByRole('textbox', {
        name: 'Quiet Comet, Standard: price in dollars',
      });
      await user.type(price, '7{Enter}');
      await user.click(screen.getByRole('button', { name: 'By variant' }));
      await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'View' }));
      await screen.findByText('$7.00');
    },
  },
  'answering-an-offer': {
    path: '/trading?tab=Offers',
    user: aUser({ id: 'user-1', handle: 'ann', email: 'ann@lanterns.example' }),
    run: async ({ user }) => {
      await user.click(await screen.findByRole('link', { name: 'View offer from moss' }));
      await user.type(
        await screen.findByRole('textbox', { name: 'Write a note' }),
        'Ask ann@lanterns.example{Enter}',
      );
      await within(await screen.findByRole('log', { name: 'Notes' })).findByText(/^Ask /);
      await user.click(screen.getByRole('button', { name: 'Accept' }));
      await user.click(await screen.findByRole('button', { name: 'Accept offer' }));
      await screen.findByRole('heading', { name: 'Now exchange the cards' });
    },
  },
};

test.each(Object.entries(flows))('%s can be replayed', async (name, { path, run, ...given }) => {
  const app = renderApp(path, {
    catalogue,
    answers: { ...offersAnswers([offer()]), contactEmail: 'keeper@lanterns.example' },
    ...given,
  });
  await run(app);
  const capsule = takeCapsule(app);

  expect(replayCapsule(capsule, reduce)).toEqual({ agrees: true, steps: capsule.actions.length });
  expect(capsule.actions.length).toBeGreaterThan(5);
  expect(JSON.stringify(capsule)).not.toMatch(/lanterns\.example|tidal\.example/);

  // At every step, cleaning before reducing gives the same as reducing before cleaning.
  const { initialState, actions } = app.store.recorder.recording();
  const clean = sanitiser();
  const reached = clean(initialState) as typeof capsule.initialState;
  actions.reduce(
    ({ dirty, cleaned }, action) => {
      const after = {
        dirty: reduce(dirty, action as (typeof capsule.actions)[number]),
        cleaned: reduce(cleaned, clean(action) as (typeof capsule.actions)[number]),
      };
      expect(changesOf(clean(after.dirty), after.cleaned)).toEqual({});
      return after;
    },
    { dirty: initialState as typeof reached, cleaned: reached },
  );

  if (isRecording) {
    const folder = join(process.cwd(), 'tests/replay');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(capsule)}\n`);
  }
});

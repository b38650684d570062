import { screen, within } from '@testing-library/react';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { aDeck, aNeed, deckAnswers } from '@tests/support/client/decks';
import { renderApp } from '@tests/support/client/render-app';

const DEAL = {
  options: [
    {
      mostSellers: null,
      parts: [
        {
          userHandle: 'fern',
          items: [
            {
              needId: 'scout-1',
              variantId: 'scout-1-standard',
              cardId: 'scout-1',
              copies: 1,
              priceType: 'FIXED' as const,
              priceInCents: 100,
            },
          ],
          cardsInCents: 100,
          postageInCents: null,
        },
      ],
      plansB: [],
      gapInCents: 0,
      missing: 3,
    },
  ],
  onRequest: [],
  sellers: 1,
  refusal: null,
};

function open(path: string, needs = [aNeed()]) {
  return renderApp(path, {
    user: aUser({ handle: 'moss' }),
    catalogue: { cardSets: tradeSets() },
    answers: { ...deckAnswers([aDeck({ needs })]), foundDeals: DEAL },
  });
}

test('what a deal lacks is named', async () => {
  open('/deals?deck=deck-1', [
    aNeed({ missing: 2, variantIds: ['scout-1-standard'] }),
    aNeed({ cardId: 'harrier-2', missing: 2, variantIds: ['harrier-2-standard'] }),
  ]);
  expect(await screen.findByText('This deal lacks 3 copies.')).toBeVisible();
  const lacks = within(screen.getByRole('list', { name: 'What this deal lacks' }));
  expect(await lacks.findByText('Lantern Scout')).toBeVisible();
  const words = lacks.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words).toEqual([
    expect.stringMatching(/^1 × Lantern Scout/),
    expect.stringMatching(/^2 × Brass Harrier/),
  ]);
});

describe('without anything on a want list', () => {
  const openWants = (handle: string | null, own: Record<string, number> | null) =>
    renderApp('/deals', {
      user: aUser({ handle }),
      catalogue: { cardSets: tradeSets(), wantLists: { own, shared: {} } },
    });

  test.each(['moss', null])('the player %s is led to start one', async (handle) => {
    openWants(handle, null);
    expect(
      await screen.findByRole('heading', { name: "You don't have a want list yet" }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start a want list' })).toHaveAttribute(
      'href',
      '/collections/my/want',
    );
  });

  test('of a list without cards, the way leads to adding some', async () => {
    openWants('moss', {});
    expect(await screen.findByRole('heading', { name: 'No cards wanted yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add cards to your want list' })).toHaveAttribute(
      'href',
      '/collections/my/want/edit',
    );
    expect(screen.queryByText('Nothing is missing')).not.toBeInTheDocument();
  });
});

test('of a deck that is gone, it says so instead of waiting', async () => {
  open('/deals?deck=no-such-deck');
  expect(await screen.findByRole('alert')).toHaveTextContent('Deck not found');
});

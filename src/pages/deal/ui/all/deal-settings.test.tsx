import { screen, waitFor } from '@testing-library/react';
import type { PostageStep } from '@domain/deal';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { refusal } from '@tests/support/client/answers';
import { renderApp } from '@tests/support/client/render-app';

interface Asked {
  input: { settings: { postage: PostageStep[] } };
}

const anyNumber = (cents: number): PostageStep => ({ upToCopies: null, upToCents: null, cents });

/** Two copies for $3.50, and their postage. */
const part = (postageInCents: number | null) => ({
  key: `part of ${postageInCents}`,
  userHandle: 'moss',
  isForSale: true,
  postageInCents,
  items: [
    {
      needId: 'scout-1',
      variantId: 'scout-1-standard',
      cardId: 'scout-1',
      copies: 2,
      priceType: 'FIXED' as const,
      priceInCents: 175,
    },
  ],
});

/** Finding a deal for what `fern` wants. */
async function open({ usual = [], kept }: { usual?: PostageStep[]; kept?: PostageStep[] } = {}) {
  const known = { usual, found: [] as PostageStep[][] };
  const shown = renderApp('/deals', {
    user: aUser({ handle: 'fern' }),
    catalogue: {
      cardSets: tradeSets(),
      wantLists: { own: { 'scout-1-standard': 2 }, shared: {} },
    },
    answers: {
      usualPostage: () => known.usual,
      updateUsualPostage: ({ postage }: { postage: PostageStep[] }) => (known.usual = postage),
      foundDeals: ({ input }: Asked) => {
        known.found.push(input.settings.postage);
        return { options: [], onRequest: [], sellers: 0 };
      },
      deals: kept
        ? [
            {
              id: 'kept',
              createdAt: '2026-03-01T10:00:00.000Z',
              needs: [],
              parts: [part(120), part(null)],
              settings: { postage: kept, envelopeInCents: 75, preferred: ['moss'], blocked: [] },
            },
          ]
        : [],
    },
  });
  const { user } = shown;
  await screen.findByRole('button', { name: 'Find again' });
  await user.click(screen.getByText('Postage and sellers'));
  const field = screen.getByRole('textbox', { name: /^Usual postage/ });
  return {
    ...shown,
    known,
    field,
    async type(text: string) {
      await user.clear(field);
      if (text !== '') await user.type(field, text);
    },
    findAgain: () => user.click(screen.getByRole('button', { name: 'Find again' })),
  };
}

const forNext = () => screen.queryByRole('checkbox', { name: /for my next deals/ });

test('a postage that is typed is kept for further deals', async () => {
  const { known, field, type, findAgain } = await open({ usual: [anyNumber(120)] });
  expect(field).toHaveValue('1.20');
  expect(known.found).toEqual([[anyNumber(120)]]);
  expect(forNext()).not.toBeInTheDocument();
  await type('1.50');
  expect(forNext()).toBeChecked();
  await findAgain();
  await waitFor(() => expect(known.usual).toEqual([anyNumber(150)]));
  await waitFor(() => expect(forNext()).not.toBeInTheDocument());
  expect(field).toHaveValue('1.50');

  await type('');
  await findAgain();
  await waitFor(() => expect(known.usual).toEqual([]));
});

test('a postage may be for this deal alone', async () => {
  const { user, known, type, findAgain } = await open({ usual: [anyNumber(120)] });
  await type('1.50');
  await user.click(forNext()!);
  await findAgain();
  await waitFor(() => expect(known.found.at(-1)).toEqual([anyNumber(150)]));
  expect(known.usual).toEqual([anyNumber(120)]);
});

test('the last deal’s other settings come again, not its postage', async () => {
  const { field } = await open({ usual: [anyNumber(120)], kept: [anyNumber(900)] });
  expect(field).toHaveValue('1.20');
  expect(screen.getByRole('textbox', { name: 'Preferred sellers' })).toHaveValue('moss');
  expect(screen.getByRole('textbox', { name: /^What each further envelope/ })).toHaveValue('0.75');
});

test('what can’t be read is neither kept nor looked for', async () => {
  const { known, type } = await open();
  await type('cheap');
  expect(screen.getByText(/^Enter steps such as/)).toBeVisible();
  expect(forNext()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Find again' })).toBeDisabled();
  expect(known.usual).toEqual([]);
});

test('it says if the postage can’t be kept, and finds the deal all the same', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { api, known, type, findAgain } = await open();
  api.answers.updateUsualPostage = () => {
    throw refusal('INTERNAL', 'No luck');
  };
  await type('1.50');
  await findAgain();
  expect(await screen.findByText('Your usual postage couldn’t be saved.')).toBeVisible();
  await waitFor(() => expect(known.found.at(-1)).toEqual([anyNumber(150)]));
  expect(forNext()).toBeChecked();
  logged.mockRestore();
});

test('each kept deal says what it costs, as far as its postage is known', async () => {
  await open({ kept: [] });
  const row = screen.getByRole('link', { name: 'Mar 1, 2026: 2 offers' }).closest('li');
  expect(row).toHaveTextContent('$8.20 and the postage of 1 seller');
});

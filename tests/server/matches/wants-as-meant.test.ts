import fc from 'fast-check';
import { fillWants, type Want } from '@domain/want-list';
import { insertOffer } from '@tests/factories/offer-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { anyTerms, terms } from '@tests/factories/wants';
import { ask } from '../support/ask';
import { signUp } from '../users/support/sign-up';
import { withMatching } from './matching';

const PRINTINGS = ['a', 'a-foil', 'b', 'b-foil'];
const quantity = fc.integer({ min: 1, max: 5 });
const printing = fc.constantFrom(...PRINTINGS);
const anyWants = fc
  .dictionary(printing, fc.tuple(quantity, anyTerms), { maxKeys: 4, noNullPrototype: true })
  .map((all) =>
    Object.fromEntries(
      Object.entries(all).map(([id, [copies, rest]]) => [id, { quantity: copies, ...rest }]),
    ),
  );
const anySales = fc.dictionary(printing, fc.tuple(quantity, fc.option(fc.nat(6))), {
  maxKeys: 4,
  noNullPrototype: true,
});

describe('wants as people mean them', () => {
  const scene = withMatching();

  const sells = (userId: string, sales: Record<string, [number, number | null]>) =>
    insertSaleList(
      scene.server.database,
      userId,
      Object.fromEntries(
        Object.entries(sales).map(([id, [copies, cents]]) => [
          id,
          {
            quantity: copies,
            priceType: cents === null ? ('CONTACT' as const) : ('FIXED' as const),
            fixedPriceCents: cents,
          },
        ]),
      ),
    );
  const cardOf = (id: string) => `card-1-${id[0]}`;
  const copies = (nodes: { variantId: string; quantity: number }[]) =>
    Object.fromEntries(nodes.map((each) => [each.variantId, each.quantity]));

  it('match what `fillWants` gives, either way', async () => {
    const { database, pool } = scene.server;
    const other = await signUp(database, { handle: 'moss', email: 'moss@example.com' });
    await scene.shareList(other, 'SALE_LIST');
    await scene.shareList(other, 'WANT_LIST');
    await fc.assert(
      fc.asyncProperty(anyWants, anySales, async (wants, sales) => {
        const expected = Object.fromEntries(
          fillWants(
            Object.entries(wants).map(([variantId, want]): Want => ({
              variantId,
              cardId: cardOf(variantId),
              ...want,
            })),
            Object.entries(sales).map(([variantId, [available, askedCents]]) => ({
              variantId,
              cardId: cardOf(variantId),
              variantType: variantId.endsWith('foil') ? ('FOIL' as const) : ('STANDARD' as const),
              available,
              askedCents,
            })),
          ),
        );
        for (const [buyer, seller] of [
          [scene.viewer, other],
          [other, scene.viewer],
        ] as const) {
          await pool.query('truncate want_list, sale_list cascade');
          await scene.wants(buyer, wants);
          await sells(seller.id, sales);
          const match = await scene.matchWith('moss');
          const found = buyer === scene.viewer ? match?.toBuy : match?.toSell;
          expect(copies(found ?? [])).toEqual(expected);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are counted in the hub: the wants on a want list, the printings on a sale list', async () => {
    await scene.wants(scene.viewer, { a: { quantity: 3, wouldDo: 'ANY' }, b: 1 });
    await scene.sells(scene.viewer, { c: 1, 'c-foil': 1 });
    await scene.player('moss', {
      selling: { a: 1, 'a-foil': 1, 'b-foil': 1 },
      wanting: { c: { quantity: 2, wouldDo: 'ANY' }, 'd-foil': { quantity: 1, wouldDo: 'ANY' } },
    });
    const { data } = await ask(
      scene.server.app,
      `{ sharedSaleLists { nodes { matchingWantListItemCount matchWorth { copies } } }
        sharedWantLists { nodes { matchingSaleListItemCount matchWorth { copies } } }
        wantedForSale { wanted forSale } }`,
      {},
      scene.viewer.headers,
    );
    expect(data).toEqual({
      sharedSaleLists: { nodes: [{ matchingWantListItemCount: 2, matchWorth: { copies: 2 } }] },
      sharedWantLists: { nodes: [{ matchingSaleListItemCount: 1, matchWorth: { copies: 2 } }] },
      wantedForSale: { wanted: 2, forSale: 1 },
    });
  });

  it('leave out copies that are on their way, whichever printing they are of', async () => {
    const moss = await scene.player('moss', { selling: { a: 3 } });
    await scene.wants(scene.viewer, { a: { quantity: 3, wouldDo: 'ANY' } });
    await insertOffer(
      scene.server.database,
      { initiatorId: scene.viewer.id, recipientId: moss.id },
      { 'a-foil': { quantity: 2 } },
      { status: 'ACCEPTED' },
    );
    expect((await scene.matchWith('moss')).toBuy).toMatchObject([{ variantId: 'a', quantity: 1 }]);
  });

  it('are listed among those who want a printing that will do', async () => {
    await scene.player('any', { wanting: { a: { quantity: 2, wouldDo: 'ANY' } } });
    await scene.player('this', { wanting: { a: 1 } });
    await scene.player('foil', {
      wanting: { 'a-foil': 1, a: { quantity: 2, ...terms({ wouldDo: 'KINDS', kinds: ['FOIL'] }) } },
    });
    const wanting = async (variantId: string | null) => {
      const { data } = await ask(
        scene.server.app,
        `query ($variantId: ID) { listingsOfCard(cardId: "card-1-a", variantId: $variantId, offerType: SELL) {
          nodes { userHandle variantId available } } }`,
        { variantId },
      );
      return data.listingsOfCard.nodes.map((node: Record<string, unknown>) =>
        Object.values(node).join(' '),
      );
    };
    expect(await wanting('a-foil')).toEqual(['foil a-foil 3', 'any a-foil 2']);
    expect(await wanting('a')).toEqual(['any a 2', 'foil a 2', 'this a 1']);
    expect(await wanting(null)).toEqual(['any a 2', 'foil a 2', 'foil a-foil 1', 'this a 1']);
  });
});

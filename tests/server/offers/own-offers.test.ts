import {
  isAtStage,
  OFFER_SIDES,
  OFFER_STAGES,
  offerRank,
  type OfferStatus,
  openPricesOf,
  type OfferState,
} from '@domain/offer';
import { insertOffer } from '@tests/factories/offer-rows';
import type { Person } from '../users/support/sign-up';
import fc from 'fast-check';
import { ownOffersOf } from './support/own-offers';
import { withTrading } from './support/trading';

describe('pages of the viewer’s offers', () => {
  const trading = withTrading();
  const { page, made, all } = ownOffersOf(trading);

  it('pending ones come first across all pages, then the newest, each once', async () => {
    const names = await made({
      1: 'PENDING',
      2: 'DECLINED',
      3: 'PENDING',
      4: 'RESCINDED',
      5: 'ACCEPTED',
      6: 'PENDING',
    });
    expect(await all(trading.seller, names, { first: 2 })).toEqual([
      ['6 PENDING', '3 PENDING'],
      ['1 PENDING', '5 ACCEPTED'],
      ['4 RESCINDED', '2 DECLINED'],
    ]);
  });

  it('each side’s turn comes first among those that wait, and after them', async () => {
    const { buyer, seller } = trading;
    const names = {
      ...(await made({ 1: 'PENDING', 2: 'ACCEPTED', 3: 'DECLINED' })),
      ...(await made({ 4: 'PENDING' }, { from: seller, to: buyer, offerType: 'SELL' })),
    };
    const found = async (person: Person, asked: object = {}) =>
      (await all(person, names, { first: 1, ...asked })).flat();
    expect(await found(buyer)).toEqual(['4 PENDING', '1 PENDING', '2 ACCEPTED', '3 DECLINED']);
    expect(await found(seller)).toEqual(['1 PENDING', '4 PENDING', '2 ACCEPTED', '3 DECLINED']);
    expect(await found(seller, { stage: 'MY_TURN' })).toEqual(['1 PENDING', '2 ACCEPTED']);
    expect(await found(seller, { stage: 'OPEN' })).toEqual([
      '1 PENDING',
      '4 PENDING',
      '2 ACCEPTED',
    ]);
    expect(await found(seller, { stage: 'DONE' })).toEqual(['3 DECLINED']);
  });

  it('PostgreSQL ranks and filters any offers as the domain does', async () => {
    const { buyer, seller, server, variantIds } = trading;
    const proposal = fc.constantFrom(
      null,
      ...OFFER_SIDES.flatMap((by) => [true, false].map((isTaken) => ({ by, isTaken }))),
    );
    const anOffer = fc.record({
      isMade: fc.boolean(),
      isCountered: fc.boolean(),
      status: fc.constantFrom(
        'PENDING',
        'PENDING',
        'ACCEPTED',
        'ACCEPTED',
        'DECLINED',
        'RESCINDED',
      ),
      marks: fc.constantFrom([], ['INITIATOR'], ['RECIPIENT'], OFFER_SIDES),
      calledOffBy: fc.constantFrom(null, null, ...OFFER_SIDES),
      proposals: fc.array(proposal, { maxLength: 2 }),
      minute: fc.nat(3),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anOffer, { minLength: 6, maxLength: 12 }), async (offers) => {
        await server.pool.query('truncate offer cascade');
        const known: {
          id: string;
          rank: number;
          at: number;
          state: OfferState;
          isMade: boolean;
        }[] = [];
        for (const {
          isMade,
          isCountered,
          status,
          marks,
          calledOffBy,
          proposals,
          minute,
        } of offers) {
          const sides: readonly string[] = status === 'ACCEPTED' ? marks : [];
          const exchangedBy = {
            INITIATOR: sides.includes('INITIATOR'),
            RECIPIENT: sides.includes('RECIPIENT'),
          };
          const off =
            status === 'ACCEPTED' && sides.length < 2 && calledOffBy !== null ? calledOffBy : null;
          const items = proposals.map((said) => said && { ...said, priceInCents: 5 });
          const state: OfferState = {
            offerType: 'BUY',
            termsNumber: isCountered ? 2 : 1,
            termsBy: isCountered ? 'RECIPIENT' : 'INITIATOR',
            isLapsed: false,
            status: status as OfferStatus,
            exchangedBy,
            calledOffBy: off,
            openPrices: openPricesOf(
              status === 'PENDING'
                ? items.map((said) => ({
                    priceType: 'CONTACT',
                    fixedPriceInCents: null,
                    proposal: said,
                  }))
                : [],
            ),
          };
          const createdAt = `2026-03-01 10:0${minute}:00+00`;
          const [initiator, recipient] = isMade ? [buyer, seller] : [seller, buyer];
          const moment = '2026-03-02 10:00:00+00';
          const id = await insertOffer(
            server.database,
            { initiatorId: initiator.id, recipientId: recipient.id },
            Object.fromEntries(
              items.map((said, at) => [
                variantIds[at]!,
                {
                  priceType: 'CONTACT' as const,
                  proposedBy: said?.by ?? null,
                  proposedPriceCents: said?.priceInCents ?? null,
                  isPriceTaken: said?.isTaken ?? false,
                },
              ]),
            ),
            {
              status: state.status,
              termsNumber: state.termsNumber,
              termsBy: state.termsBy,
              createdAt,
              initiatorExchangedAt: exchangedBy.INITIATOR ? moment : null,
              recipientExchangedAt: exchangedBy.RECIPIENT ? moment : null,
              calledOffBy: off,
              calledOffAt: off && moment,
            },
          );
          const rank = offerRank(state, isMade ? 'INITIATOR' : 'RECIPIENT');
          known.push({ id, rank, at: minute, state, isMade });
        }
        known.sort((a, b) => b.rank - a.rank || b.at - a.at || (a.id < b.id ? 1 : -1));
        const ids = Object.fromEntries(known.map(({ id }) => [id, id]));
        const found = async (asked: object) =>
          (await all(buyer, ids, { first: 5, ...asked })).flat();
        expect(await found({})).toEqual(known.map(({ id }) => id));
        for (const stage of OFFER_STAGES) {
          const at = known.filter(({ state, isMade }) =>
            isAtStage(state, isMade ? 'INITIATOR' : 'RECIPIENT', stage),
          );
          expect(await found({ stage })).toEqual(at.map(({ id }) => id));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('of offers that were made at one moment none is left out between two pages', async () => {
    const { database } = trading.server;
    const sides = { initiatorId: trading.buyer.id, recipientId: trading.seller.id };
    const createdAt = '2026-03-01 10:00:00.123456+00';
    const names: Record<string, string> = {};
    for (let at = 0; at < 5; at += 1) {
      names[await insertOffer(database, sides, {}, { createdAt })] = `${at}`;
    }
    const pages = await all(trading.buyer, names, { first: 2 });
    expect(pages.flat().toSorted()).toEqual(['0', '1', '2', '3', '4']);
  });

  it.each([-1, 0, 101, 2_147_483_647])('%s at once are refused', async (first) => {
    await expect(page(trading.buyer, { first })).rejects.toThrow('VALIDATION');
  });

  it.each(['', 'x', '\0', Buffer.from('2 1 1').toString('base64url')])(
    '%j isn’t a valid cursor',
    async (after) => {
      await expect(page(trading.buyer, { after })).rejects.toThrow('VALIDATION');
    },
  );
});

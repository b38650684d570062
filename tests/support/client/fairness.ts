import { type Fairness, fairnessOf, type GivenCopies, type SideValue } from '@domain/fairness';
import {
  balanceFor,
  buyerSide,
  giverOf,
  MAX_OFFER_ITEMS,
  offeredPriceOf,
  offerTotal,
} from '@domain/offer';
import { type Candidate, sumsOf } from '@server/modules/offers/queries/fairness/balancing/choice';
import { bestOf, possibleChoices } from '../every-choice';
import type { FakeCardSet } from './catalogue';
import type { FakeMatch } from './matches';
import type { FakeOffer, FakeOfferItem, FakeOffers } from './offers';

/** The sums of an offer in the shape of the schema. */
export function shownFairness(offer: FakeOffer, known: FakeOffers) {
  const items = offer.offerItems;
  const copiesOf = ({ marketPriceInCents, ...item }: FakeOfferItem) =>
    givenCopies(item, marketPriceInCents, known);
  const isMine = ({ inReturn = false }: FakeOfferItem) =>
    giverOf(offer.offerType, { inReturn }) === offer.mySide;
  const exchange = {
    gives: items.filter(isMine).map(copiesOf),
    gets: items.filter((item) => !isMine(item)).map(copiesOf),
    balanceInCents: paidByViewer(offer),
  };
  return shown(fairnessOf(exchange, Date.now()));
}

const shown = ({ gives, gets, ...rest }: Fairness) => ({
  ...rest,
  gives: shownSide(gives),
  gets: shownSide(gets),
});

interface Named {
  variantId: string;
  cardId: string;
  quantity: number;
}

const givenCopies = (
  { variantId, cardId, quantity }: Named,
  marketPriceInCents: number | null,
  { prices, lacked }: FakeOffers,
): GivenCopies => ({
  variantId,
  cardId,
  quantity,
  price: {
    todayInCents: marketPriceInCents,
    lowInCents: marketPriceInCents,
    highInCents: marketPriceInCents,
    confirmedAt: new Date().toISOString(),
    isQuarantined: false,
    ...prices[variantId],
  },
  lacked: lacked[variantId] ?? { wanted: null, missing: null },
});

function paidByViewer(offer: FakeOffer): number {
  if (offer.offerType === 'TRADE') return 0 - balanceFor(offer, offer.mySide);
  const { total } = offerTotal(
    offer.offerItems.map(({ proposal = null, ...item }) => ({
      ...item,
      priceInCents: offeredPriceOf({ ...item, proposal }),
    })),
  );
  return buyerSide(offer.offerType) === offer.mySide ? total : -total;
}

const shownSide = ({ gains, ...side }: SideValue) => ({
  ...side,
  wantedCopies: gains.wanted,
  missingCopies: gains.missing,
});

interface FakeCopies {
  variantId: string;
  quantity: number;
}

interface FakeExchange {
  userHandle: string;
  gives: FakeCopies[];
  gets: FakeCopies[];
  balanceInCents: number;
}

interface Known {
  cardSets: readonly FakeCardSet[];
  offers: FakeOffers;
  matches: readonly FakeMatch[];
}

/** The resolvers of schema.graphql about choices that aren't sent yet. They look at every possible choice. */
export function resolversOfExchanges({ cardSets, offers, matches }: Known) {
  const printings = new Map(
    cardSets.flatMap(({ cards }) =>
      cards.flatMap(({ id, cardVariants }) =>
        cardVariants.map((variant) => [
          variant.id,
          { cardId: id, cents: variant.currentMarketPrice?.priceCents ?? null },
        ]),
      ),
    ) as [string, { cardId: string; cents: number | null }][],
  );
  const priced = (copies: readonly FakeCopies[]) =>
    copies.map(({ variantId, quantity }) => {
      const { cardId = '', cents = null } = printings.get(variantId) ?? {};
      return givenCopies({ variantId, cardId, quantity }, cents, offers);
    });
  const candidates = (
    way: Candidate['way'],
    chosen: readonly FakeCopies[],
    free: readonly FakeCopies[],
  ): Candidate[] =>
    priced([...new Map([...free, ...chosen].map((each) => [each.variantId, each])).values()]).map(
      ({ variantId, price }) => {
        const count = (copies: readonly FakeCopies[]) =>
          copies.find((each) => each.variantId === variantId)?.quantity ?? 0;
        return {
          variantId,
          way,
          priceInCents: price.todayInCents ?? 0,
          chosen: count(chosen),
          most: Math.max(count(chosen), count(free)),
        };
      },
    );
  return {
    exchangeFairness: ({ exchange }: { exchange: FakeExchange }) => {
      const { gives, gets, balanceInCents } = exchange;
      return shown(
        fairnessOf({ gives: priced(gives), gets: priced(gets), balanceInCents }, Date.now()),
      );
    },
    balancedExchange: ({ exchange }: { exchange: FakeExchange }) => {
      const refusal = offers.balanceRefusals.shift();
      if (refusal !== undefined) return { exchange: null, refusal };
      const { gives, gets, balanceInCents, userHandle } = exchange;
      const match = matches.find(({ handle }) => handle === userHandle);
      const task = {
        candidates: [
          ...candidates('GIVES', gives, match?.toSell ?? []),
          ...candidates('GETS', gets, match?.toBuy ?? []),
        ],
        kept: {
          GIVES: { cents: Math.max(0, balanceInCents), printings: 0 },
          GETS: { cents: Math.max(0, -balanceInCents), printings: 0 },
        },
        maxPrintings: MAX_OFFER_ITEMS,
      };
      const choice = bestOf(task, possibleChoices(task));
      if (choice === null) return { exchange: null, refusal: 'NOTHING_FITS' };
      const copies = (asked: Candidate['way']) =>
        task.candidates.flatMap(({ way, variantId }, at) => {
          const quantity = choice[at] ?? 0;
          return way === asked && quantity > 0 ? [{ variantId, quantity }] : [];
        });
      return {
        exchange: {
          ...sumsOf(task, choice),
          gives: copies('GIVES'),
          gets: copies('GETS'),
          isProvenBest: true,
        },
        refusal: null,
      };
    },
  };
}

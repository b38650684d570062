import { randomUUID } from 'node:crypto';
import ids from '../../src/shared/api/generated/operation-ids.json';
import { anyOf } from '../two-sizes/side';
import type { LoadWorld, PresentPlayer } from './players';

/** A request of a player, and what to do with its answer. */
export interface LoadRequest {
  path: string;
  /** The GraphQL request; without one, the path is read. */
  body?: string;
  /** Instead of `take`, for a ready-made answer, which is too long to parse beside the processes: an error is shorter. */
  leastBytes?: number;
  /** Takes the one field of the operation's answer. @throws if it isn't what was asked for */
  take?: (answer: Anything) => void;
}

// oxlint-disable-next-line no-explicit-any -- a request knows what it asked for
type Anything = any;

type Choose = (world: LoadWorld, player: PresentPlayer) => LoadRequest;

const bodyOf = (operation: keyof typeof ids, variables: object): string =>
  JSON.stringify({ id: ids[operation], variables });

const call = (
  operation: keyof typeof ids,
  variables: object,
  take: (answer: Anything) => void = () => undefined,
): LoadRequest => ({ path: '/graphql', body: bodyOf(operation, variables), take });

/** Refusals come as values. */
const accepted = ({ errors }: { errors: object[] }): void => {
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
};

/** Of a packed set or page. */
const LEAST_BYTES = 1_000;

const page: Choose = ({ cardSetCodes, cardIds }) => ({
  leastBytes: LEAST_BYTES,
  path: anyOf([
    '/',
    '/card-sets',
    '/trading',
    `/cards/${anyOf(cardSetCodes)}`,
    `/cards/${anyOf(cardIds)}`,
  ]),
});

const cardsOfSet: Choose = ({ cardSetCodes }) => ({
  path: '/graphql',
  body: bodyOf('CardSetCards', { cardSetCode: anyOf(cardSetCodes) }),
  leastBytes: LEAST_BYTES,
});

const makeOffer: Choose = ({ players }, player) => {
  let seller = anyOf(players);
  while (seller === player) seller = anyOf(players);
  const { variantId, cents } = anyOf(seller.forSale);
  const item = { variantId, quantity: 1, priceType: 'MARKET', expectedPriceInCents: cents };
  const input = {
    recipientHandle: seller.handle,
    offerType: 'BUY',
    offerItems: [item],
    idempotencyKey: randomUUID(),
  };
  return call('CreateOffer', { input }, (answer) => {
    accepted(answer);
    player.offerIds.push(answer.offer.id);
  });
};

/** What players ask for, with the share of each in percent: 80 browsing, 15 collecting, 5 trading. */
const MIX: readonly (readonly [percent: number, what: string, Choose])[] = [
  [30, 'pages', page],
  [15, 'cards of a set', cardsOfSet],
  [5, 'sets', () => call('CardSets', {})],
  [15, 'pictures', ({ pictureIds }) => ({ path: `/images/cards/${anyOf(pictureIds)}` })],
  [5, 'sale lists', () => call('SharedSaleLists', { first: 24 })],
  [5, 'collections', () => call('SharedCollections', { first: 24 })],
  [
    5,
    'sellers of a card',
    ({ cardIds }) => call('CardListings', { cardId: anyOf(cardIds), first: 6 }),
  ],

  [
    8,
    'own counts of a set',
    ({ cardSetCodes }, { handle }) =>
      call('UserCardSetCollection', { cardSetCode: anyOf(cardSetCodes), userHandle: handle }),
  ],
  [
    7,
    'a count changed',
    ({ variantIds }) => {
      const inventory = Math.floor(Math.random() * 1_000);
      const variables = { variantId: anyOf(variantIds), inventory };
      return call('UpdateCollectionVariantInventory', variables, accepted);
    },
  ],

  [2, 'own offers', () => call('UserOffers', { role: 'ALL', first: 24 })],
  [2, 'an offer made', makeOffer],
  [
    1,
    'a note',
    (world, player) => {
      const offerId = player.offerIds.at(-1);
      if (offerId === undefined) return makeOffer(world, player);
      const variables = { offerId, content: 'At the store', idempotencyKey: randomUUID() };
      return call('AddOfferNote', variables, accepted);
    },
  ],
];

/** The next request of a player, by the shares, and what it asks for. */
export function nextRequest(
  world: LoadWorld,
  player: PresentPlayer,
): { what: string; asked: LoadRequest } {
  let dice = Math.random() * 100;
  for (const [percent, what, choose] of MIX) {
    dice -= percent;
    if (dice < 0) return { what, asked: choose(world, player) };
  }
  return { what: 'pages', asked: page(world, player) };
}

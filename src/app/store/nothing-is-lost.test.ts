import fc from 'fast-check';
import { NEVER_COUNTED, type StoredCount } from '@domain/collection';
import { OFF_LIST } from '@domain/trade-list';
import { seenCountOf, withPart } from '@/features/edit-inventory/model/count-draft';
import { editCount } from '@/features/edit-inventory/model/save-count';
import {
  isSameInput,
  seenItemOf,
  UNLISTED,
  withChange,
} from '@/features/edit-trade-list/model/list-item-draft';
import { editItem } from '@/features/edit-trade-list/model/save-list-item';
import { collectionApi } from '@/entities/collection';
import { tradeListApi, type ListItemInput } from '@/entities/trade-list';
import type { Draft } from '@/shared/lib/outbox';
import { aCardSet } from '@tests/factories/card-set';
import { tradeSets } from '@tests/factories/trade-cards';
import { someCollections } from '@tests/support/client/collections';
import { countedCards } from '@tests/support/screens/count-table';
import { failing, fakeApi } from '@tests/support/client/fake-api';
import { aSaleItem, keptSaleItems } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';
import { makeStore } from './make-store';

type Connection = 'lost' | 'back' | 'held' | 'released' | 'pause';
const connections = fc.constantFrom<Connection>('lost', 'back', 'held', 'released', 'pause');
const anyOf = <Id extends string>(ids: Record<Id, string>) =>
  fc.constantFrom(...(Object.keys(ids) as Id[]));

/** Lets pending promises settle. */
const breathe = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

interface Started<Edit> {
  api: ReturnType<typeof fakeApi>;
  edit: (edit: Edit) => void;
  drafts: () => Record<string, Draft>;
  /** Checks that the server has what the person wanted last. */
  expectAll: () => void;
}

/** Plays edits while the connection comes and goes, and expects that the server has them all in the end. */
const tryOut =
  <Edit extends object>(edits: fc.Arbitrary<Edit>, start: () => Promise<Started<Edit>>) =>
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(edits, connections), { maxLength: 14 }),
        async (incidents) => {
          const { api, edit, drafts, expectAll } = await start();
          let release = () => undefined as void;
          const play = async (event: Connection) => {
            if (event === 'lost') api.answerWith(failing.offline);
            else if (event === 'back') {
              api.answerWith(null);
              window.dispatchEvent(new Event('online'));
            } else if (event === 'pause') await breathe();
            else {
              release();
              if (event === 'held') release = api.hold();
            }
          };
          for (const incident of incidents) {
            if (typeof incident === 'object') edit(incident);
            else await play(incident);
          }
          await play('released');
          const isOver = () => Object.values(drafts()).every(({ status }) => status === 'saved');
          for (let tries = 0; tries < 20 && !isOver(); tries += 1) {
            await play('back');
            await breathe();
          }
          expect(isOver()).toBe(true);
          expectAll();
        },
      ),
      { numRuns: 25 },
    );

const CARDS = { 'scout-1-standard': 'scout-1', 'warden-1-standard': 'warden-1' } as const;
type CardPrinting = keyof typeof CARDS;
const ids = Object.keys(CARDS) as CardPrinting[];
const variantId = anyOf(CARDS);
const OWN = { userHandle: null };
const ABOUT = { cardSets: tradeSets() };

const count = fc.record({
  variantId: fc.constantFrom('scout-standard', 'scout-foil'),
  change: fc.oneof(
    fc.record({ part: fc.constant('have' as const), value: fc.nat(9) }),
    fc.record({ part: fc.constant('need' as const), value: fc.option(fc.nat(9)) }),
  ),
});

const counts = tryOut(count, async () => {
  const collections = someCollections();
  const cardSets = [aCardSet({ cards: countedCards })];
  const api = fakeApi({ ...ABOUT, cardSets, collections });
  const store = makeStore();
  const ask = collectionApi.endpoints.setCollection;
  const shown = { cardSetCode: 'SOR', userHandle: null };
  await store.dispatch(ask.initiate(shown));
  const wanted: Record<string, StoredCount> = {};
  return {
    api,
    drafts: () => store.getState().countDrafts.entries,
    edit({ variantId: id, change }) {
      const row = ask.select(shown)(store.getState()).data?.counts[id];
      if (!row) throw new Error(`${id} isn’t shown`);
      store.dispatch(editCount({ variantId: id, ...change, seen: seenCountOf(row) }));
      wanted[id] = withPart(wanted[id] ?? NEVER_COUNTED, change.part, change.value);
    },
    expectAll() {
      for (const [id, expected] of Object.entries(wanted)) {
        expect(collections.own[id] ?? NEVER_COUNTED).toMatchObject(expected);
      }
    },
  };
});

const saleItem = fc.record({
  variantId,
  change: fc.oneof<fc.Arbitrary<Partial<ListItemInput>>[]>(
    fc.record({ quantity: fc.nat(4) }),
    fc.constant({ priceType: 'MARKET', fixedPriceInCents: null }),
    fc.nat(300).map((fixedPriceInCents) => ({ priceType: 'FIXED', fixedPriceInCents })),
  ),
});

const saleItems = tryOut(saleItem, async () => {
  const items = Object.fromEntries(ids.map((id) => [id, aSaleItem({ cardId: CARDS[id] })]));
  const list = aSaleList({ items });
  const api = fakeApi({ ...ABOUT, saleLists: { own: list, shared: {} } });
  const store = makeStore();
  const { data } = await store.dispatch(tradeListApi.endpoints.saleList.initiate(OWN));
  const wanted: Record<string, ListItemInput> = { ...items };
  return {
    api,
    drafts: () => store.getState().saleDrafts.entries,
    edit({ variantId: id, change: asked }) {
      const before = wanted[id] ?? UNLISTED.SALE_LIST;
      const isOff = before.quantity === OFF_LIST;
      // What isn't on the list has no row in which a price could be set; it is put back with its price.
      if (isOff && !('quantity' in asked)) return;
      const change = isOff ? withChange(before, asked) : asked;
      const after = withChange(before, change);
      wanted[id] = after.quantity === OFF_LIST ? UNLISTED.SALE_LIST : after;
      const item = keptSaleItems(store.getState())[id];
      const seen = item ? seenItemOf(item) : UNLISTED.SALE_LIST;
      const printing = { listId: data?.id ?? '', variantId: id, cardId: CARDS[id] };
      store.dispatch(editItem('SALE_LIST', { ...printing, change, seen }));
    },
    expectAll() {
      for (const [id, expected] of Object.entries(wanted)) {
        const there = list.items[id] ?? UNLISTED.SALE_LIST;
        expect(isSameInput(there, expected) || [there, expected]).toBe(true);
      }
    },
  };
});

const wants = tryOut(fc.record({ variantId, quantity: fc.nat(5) }), async () => {
  const own: Record<string, number> = Object.fromEntries(ids.map((id) => [id, 1]));
  const api = fakeApi({ ...ABOUT, wantLists: { own, shared: {} } });
  const store = makeStore();
  const ask = tradeListApi.endpoints.wantList;
  await store.dispatch(ask.initiate(OWN));
  const wanted: Record<string, number> = { ...own };
  return {
    api,
    drafts: () => store.getState().wantDrafts.entries,
    edit({ variantId: id, quantity }) {
      const list = ask.select(OWN)(store.getState()).data;
      const item = list?.items[id];
      const seen = item ? seenItemOf(item) : UNLISTED.WANT_LIST;
      const printing = { listId: list?.id ?? '', variantId: id, cardId: CARDS[id] };
      store.dispatch(editItem('WANT_LIST', { ...printing, change: { quantity }, seen }));
      wanted[id] = quantity;
    },
    expectAll() {
      for (const [id, expected] of Object.entries(wanted)) {
        expect(own[id] ?? OFF_LIST).toBe(expected);
      }
    },
  };
});

test.each(Object.entries({ counts, 'sale items': saleItems, 'wanted copies': wants }))(
  'in the end the server has the %s as they were typed, whatever the order and the connection',
  (_name, check) => check(),
  60_000,
);

import fc from 'fast-check';
import { NEVER_COUNTED, type StoredCount } from '@domain/collection';
import { NOT_FOR_SALE } from '@domain/sale-list';
import { NOT_WANTED } from '@domain/want-list';
import { seenCountOf, withPart } from '@/features/edit-inventory/model/count-draft';
import { editCount } from '@/features/edit-inventory/model/save-count';
import {
  isSameInput,
  OFF_LIST,
  type SaleItemInput,
  seenItemOf,
  withChange,
} from '@/features/edit-sale-item/model/sale-item-draft';
import { editSaleItem } from '@/features/edit-sale-item/model/save-sale-item';
import { wantOutbox } from '@/features/edit-want-list/model/save-wanted';
import { wantedEdited } from '@/features/edit-want-list/model/want-drafts-slice';
import { collectionApi } from '@/entities/collection';
import { saleListApi } from '@/entities/sale-list';
import { wantListApi } from '@/entities/want-list';
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
  change: fc.oneof<fc.Arbitrary<Partial<SaleItemInput>>[]>(
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
  const { data } = await store.dispatch(saleListApi.endpoints.saleList.initiate(OWN));
  const wanted: Record<string, SaleItemInput> = { ...items };
  return {
    api,
    drafts: () => store.getState().saleDrafts.entries,
    edit({ variantId: id, change: asked }) {
      const before = wanted[id] ?? OFF_LIST;
      const isOff = before.quantity === NOT_FOR_SALE;
      // What isn't on the list has no row in which a price could be set; it is put back with its price.
      if (isOff && !('quantity' in asked)) return;
      const change = isOff ? withChange(before, asked) : asked;
      const after = withChange(before, change);
      wanted[id] = after.quantity === NOT_FOR_SALE ? OFF_LIST : after;
      const seen = seenItemOf(keptSaleItems(store.getState())[id]);
      const saleListId = data?.id ?? '';
      store.dispatch(editSaleItem({ saleListId, variantId: id, cardId: CARDS[id], change, seen }));
    },
    expectAll() {
      for (const [id, expected] of Object.entries(wanted)) {
        const there = list.items[id] ?? OFF_LIST;
        expect(isSameInput(there, expected) || [there, expected]).toBe(true);
      }
    },
  };
});

const wants = tryOut(fc.record({ variantId, quantity: fc.nat(5) }), async () => {
  const own: Record<string, number> = Object.fromEntries(ids.map((id) => [id, 1]));
  const api = fakeApi({ ...ABOUT, wantLists: { own, shared: {} } });
  const store = makeStore();
  const ask = wantListApi.endpoints.wantList;
  await store.dispatch(ask.initiate(OWN));
  const wanted: Record<string, number> = { ...own };
  return {
    api,
    drafts: () => store.getState().wantDrafts.entries,
    edit({ variantId: id, quantity }) {
      const list = ask.select(OWN)(store.getState()).data;
      const { version, quantity: seen } = list?.items[id] ?? { version: 0, quantity: NOT_WANTED };
      const printing = { wantListId: list?.id ?? '', variantId: id, cardId: CARDS[id] };
      const edit = { ...printing, wanted: { quantity }, seen: { quantity: seen, version } };
      void store.dispatch(wantOutbox.post(id, wantedEdited(edit)));
      wanted[id] = quantity;
    },
    expectAll() {
      for (const [id, expected] of Object.entries(wanted)) {
        expect(own[id] ?? NOT_WANTED).toBe(expected);
      }
    },
  };
});

test.each(Object.entries({ counts, 'sale items': saleItems, 'wanted copies': wants }))(
  'in the end the server has the %s as they were typed, whatever the order and the connection',
  (_name, check) => check(),
  60_000,
);

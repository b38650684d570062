import fc from 'fast-check';
import { NOT_FOR_SALE } from '@domain/sale-list';
import { makeStore } from '@/app/store';
import { saleListApi } from '@/entities/sale-list';
import { tradeSets } from '@tests/factories/trade-cards';
import { failing, fakeApi } from '@tests/support/client/fake-api';
import { aSaleItem, keptSaleItems } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';
import {
  OFF_LIST,
  seenItemOf,
  withChange,
  isSameInput,
  type SaleItemInput,
} from './sale-item-draft';
import { editSaleItem } from './save-sale-item';

const PRINTINGS = { 'scout-1-standard': 'scout-1', 'warden-1-standard': 'warden-1' } as const;
type PrintingId = keyof typeof PRINTINGS;
const IDS = Object.keys(PRINTINGS) as PrintingId[];
const OWN = { userHandle: null };

interface Edit {
  variantId: PrintingId;
  change: Partial<SaleItemInput>;
}
/** An edit, or an event of the connection. */
type Happening = Edit | 'lost' | 'back' | 'held' | 'released' | 'pause';

const changes: fc.Arbitrary<Partial<SaleItemInput>> = fc.oneof(
  fc.record({ quantity: fc.nat(4) }),
  fc.constant({ priceType: 'MARKET' as const, fixedPriceInCents: null }),
  fc.nat(300).map((fixedPriceInCents) => ({ priceType: 'FIXED' as const, fixedPriceInCents })),
);
const happenings: fc.Arbitrary<Happening[]> = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ variantId: fc.constantFrom(...IDS), change: changes }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Happening>('lost', 'back', 'held', 'released', 'pause'),
    },
  ),
  { maxLength: 14 },
);

/** Lets pending promises settle. */
const breathe = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

async function startSelling() {
  const items = Object.fromEntries(IDS.map((id) => [id, aSaleItem({ cardId: PRINTINGS[id] })]));
  const list = aSaleList({ items });
  const api = fakeApi({
    cardSets: tradeSets(),
    contactEmail: 'hello@example.org',
    saleLists: { own: list, shared: {} },
  });
  const store = makeStore();
  const { saleList } = saleListApi.endpoints;
  const { data } = await store.dispatch(saleList.initiate(OWN));
  const saleListId = data!.id;
  let release = () => undefined as void;

  const happen = async (happening: Happening) => {
    if (typeof happening === 'object') {
      const { variantId, change } = happening;
      const seen = seenItemOf(keptSaleItems(store.getState())[variantId]);
      const id = { saleListId, variantId, cardId: PRINTINGS[variantId] };
      store.dispatch(editSaleItem({ ...id, change, seen }));
    } else if (happening === 'lost') api.answerWith(failing.offline);
    else if (happening === 'back') {
      api.answerWith(null);
      window.dispatchEvent(new Event('online'));
    } else if (happening === 'held') {
      release();
      release = api.hold();
    } else if (happening === 'released') release();
    else await breathe();
  };
  return { list, store, happen };
}

test('in the end the server has what was changed, whatever the order and the connection', async () => {
  await fc.assert(
    fc.asyncProperty(happenings, async (all) => {
      const { list, store, happen } = await startSelling();
      const wanted: Record<string, SaleItemInput> = { ...list.items };
      for (const happening of all) {
        if (typeof happening !== 'object') {
          await happen(happening);
          continue;
        }
        const { variantId } = happening;
        const before = wanted[variantId] ?? OFF_LIST;
        const isOff = before.quantity === NOT_FOR_SALE;
        // What isn't on the list has no row in which a price could be set; it is put back with its price.
        if (isOff && !('quantity' in happening.change)) continue;
        const change = isOff ? withChange(before, happening.change) : happening.change;
        const after = withChange(before, change);
        wanted[variantId] = after.quantity === NOT_FOR_SALE ? OFF_LIST : after;
        await happen({ variantId, change });
      }
      await happen('released');
      const isOver = () =>
        Object.values(store.getState().saleDrafts.entries).every(
          ({ status }) => status === 'saved',
        );
      for (let tries = 0; tries < 20 && !isOver(); tries += 1) {
        await happen('back');
        await breathe();
      }
      expect(isOver()).toBe(true);
      for (const id of IDS) {
        const there = list.items[id] ?? OFF_LIST;
        expect(isSameInput(there, wanted[id] ?? OFF_LIST) || [there, wanted[id]]).toBe(true);
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);

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
type Incident = Edit | 'lost' | 'back' | 'held' | 'released' | 'pause';

const changes: fc.Arbitrary<Partial<SaleItemInput>> = fc.oneof(
  fc.record({ quantity: fc.nat(4) }),
  fc.constant({ priceType: 'MARKET' as const, fixedPriceInCents: null }),
  fc.nat(300).map((fixedPriceInCents) => ({ priceType: 'FIXED' as const, fixedPriceInCents })),
);
const incidents: fc.Arbitrary<Incident[]> = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ variantId: fc.constantFrom(...IDS), change: changes }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Incident>('lost', 'back', 'held', 'released', 'pause'),
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

  const play = async (incident: Incident) => {
    if (typeof incident === 'object') {
      const { variantId, change } = incident;
      const seen = seenItemOf(keptSaleItems(store.getState())[variantId]);
      const id = { saleListId, variantId, cardId: PRINTINGS[variantId] };
      store.dispatch(editSaleItem({ ...id, change, seen }));
    } else if (incident === 'lost') api.answerWith(failing.offline);
    else if (incident === 'back') {
      api.answerWith(null);
      window.dispatchEvent(new Event('online'));
    } else if (incident === 'held') {
      release();
      release = api.hold();
    } else if (incident === 'released') release();
    else await breathe();
  };
  return { list, store, play };
}

test('in the end the server has what was changed, whatever the order and the connection', async () => {
  await fc.assert(
    fc.asyncProperty(incidents, async (all) => {
      const { list, store, play } = await startSelling();
      const wanted: Record<string, SaleItemInput> = { ...list.items };
      for (const incident of all) {
        if (typeof incident !== 'object') {
          await play(incident);
          continue;
        }
        const { variantId } = incident;
        const before = wanted[variantId] ?? OFF_LIST;
        const isOff = before.quantity === NOT_FOR_SALE;
        // What isn't on the list has no row in which a price could be set; it is put back with its price.
        if (isOff && !('quantity' in incident.change)) continue;
        const change = isOff ? withChange(before, incident.change) : incident.change;
        const after = withChange(before, change);
        wanted[variantId] = after.quantity === NOT_FOR_SALE ? OFF_LIST : after;
        await play({ variantId, change });
      }
      await play('released');
      const isOver = () =>
        Object.values(store.getState().saleDrafts.entries).every(
          ({ status }) => status === 'saved',
        );
      for (let tries = 0; tries < 20 && !isOver(); tries += 1) {
        await play('back');
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

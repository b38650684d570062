import fc from 'fast-check';
import { makeStore } from '@/app/store';
import { collectionApi } from '@/entities/collection';
import { NEVER_COUNTED, type StoredCount } from '@domain/collection';
import { aCardSet } from '@tests/factories/card-set';
import { someCollections } from '@tests/support/client/collections';
import { countedCards } from '@tests/support/client/count-table';
import { failing, fakeApi } from '@tests/support/client/fake-api';
import { seenCountOf, withPart, type CountPart } from './count-draft';
import { editCount } from './save-count';

const SET = { cardSetCode: 'SOR', userHandle: null };
const PRINTINGS = ['scout-standard', 'scout-foil'] as const;

type Happening =
  | { kind: 'edit'; variantId: string; part: CountPart; value: number | null }
  | { kind: 'lost' | 'back' | 'held' | 'released' | 'pause' };

const happenings = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record<Happening>({
        kind: fc.constant('edit'),
        variantId: fc.constantFrom(...PRINTINGS),
        part: fc.constantFrom('have', 'need'),
        value: fc.nat(9),
      } as never),
    },
    {
      weight: 1,
      arbitrary: fc.record<Happening>({
        kind: fc.constant('edit'),
        variantId: fc.constantFrom(...PRINTINGS),
        part: fc.constant('need'),
        value: fc.constant(null),
      } as never),
    },
    {
      weight: 5,
      arbitrary: fc.record<Happening>({
        kind: fc.constantFrom('lost', 'back', 'held', 'released', 'pause'),
      } as never),
    },
  ),
  { maxLength: 14 },
);

/** Lets whatever is ready go on. */
const breathe = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

async function startCounting() {
  const collections = someCollections();
  const api = fakeApi({
    cardSets: [aCardSet({ cards: countedCards })],
    contactEmail: 'hello@example.org',
    collections,
  });
  const store = makeStore();
  const { setCollection } = collectionApi.endpoints;
  await store.dispatch(setCollection.initiate(SET));
  const rowOf = (variantId: string) =>
    setCollection.select(SET)(store.getState()).data!.counts[variantId]!;
  let release = () => undefined as void;

  const happen = async (happening: Happening) => {
    if (happening.kind === 'edit') {
      const { kind: _kind, ...edit } = happening;
      store.dispatch(editCount({ ...edit, seen: seenCountOf(rowOf(edit.variantId)) }));
    } else if (happening.kind === 'lost') api.answerWith(failing.offline);
    else if (happening.kind === 'back') {
      api.answerWith(null);
      window.dispatchEvent(new Event('online'));
    } else if (happening.kind === 'held') {
      release();
      release = api.hold();
    } else if (happening.kind === 'released') release();
    else await breathe();
  };
  return { collections, store, happen };
}

test('whatever is typed in whatever order, over whatever connection, is what the server has in the end', async () => {
  await fc.assert(
    fc.asyncProperty(happenings, async (all) => {
      const { collections, store, happen } = await startCounting();
      const wanted: Record<string, StoredCount> = {};
      for (const happening of all) {
        await happen(happening);
        if (happening.kind === 'edit') {
          const { variantId, part, value } = happening;
          wanted[variantId] = withPart(wanted[variantId] ?? NEVER_COUNTED, part, value);
        }
      }
      await happen({ kind: 'released' });
      const isOver = () =>
        Object.values(store.getState().countDrafts.byId).every(({ status }) => status === 'saved');
      for (let tries = 0; tries < 20 && !isOver(); tries += 1) {
        await happen({ kind: 'back' });
        await breathe();
      }
      expect(isOver()).toBe(true);
      for (const variantId of PRINTINGS) {
        const { inventory, missingOverride } = collections.own[variantId] ?? NEVER_COUNTED;
        expect({ inventory, missingOverride }).toEqual(wanted[variantId] ?? NEVER_COUNTED);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

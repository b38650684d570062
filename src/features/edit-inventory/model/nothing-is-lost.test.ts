import fc from 'fast-check';
import { makeStore } from '@/app/store';
import { collectionApi, type PrintingCount, type SetCollection } from '@/entities/collection';
import { NEVER_COUNTED, type StoredCount } from '@domain/collection';
import { aCardSet } from '@tests/factories/card-set';
import { someCollections } from '@tests/support/client/collections';
import { countedCards } from '@tests/support/client/count-table';
import { failing, fakeApi } from '@tests/support/client/fake-api';
import { seenCountOf, withPart, type CountPart } from './count-draft';
import { editCount } from './save-count';

const SET = { cardSetCode: 'SOR', userHandle: null };
const PRINTINGS = ['scout-standard', 'scout-foil'] as const;

interface Edit {
  variantId: string;
  part: CountPart;
  value: number | null;
}
/** An edit, or an event of the connection. */
type Incident = Edit | 'lost' | 'back' | 'held' | 'released' | 'pause';

const printing = fc.constantFrom(...PRINTINGS);
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ variantId: printing, part: fc.constant('have' as const), value: fc.nat(9) }),
  fc.record({
    variantId: printing,
    part: fc.constant('need' as const),
    value: fc.option(fc.nat(9)),
  }),
);
const incidents: fc.Arbitrary<Incident[]> = fc.array(
  fc.oneof(
    edits,
    fc.constantFrom(
      'lost' as const,
      'back' as const,
      'held' as const,
      'released' as const,
      'pause' as const,
    ),
  ),
  { maxLength: 14 },
);

/** Lets pending promises settle. */
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
  await store.dispatch(collectionApi.endpoints.setCollection.initiate(SET));
  const rowOf = (variantId: string) => {
    const kept = Object.values(store.getState().api.queries).find(
      (query) => query?.endpointName === 'setCollection',
    );
    return (kept!.data as SetCollection).counts[variantId] as PrintingCount;
  };
  let release = () => undefined as void;

  const play = async (incident: Incident) => {
    if (typeof incident === 'object') {
      store.dispatch(editCount({ ...incident, seen: seenCountOf(rowOf(incident.variantId)) }));
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
  return { collections, store, play };
}

test('in the end the server has what was typed, whatever the order and the connection', async () => {
  await fc.assert(
    fc.asyncProperty(incidents, async (all) => {
      const { collections, store, play } = await startCounting();
      const wanted: Record<string, StoredCount> = {};
      for (const incident of all) {
        await play(incident);
        if (typeof incident === 'object') {
          const { variantId, part, value } = incident;
          wanted[variantId] = withPart(wanted[variantId] ?? NEVER_COUNTED, part, value);
        }
      }
      await play('released');
      const isOver = () =>
        Object.values(store.getState().countDrafts.entries).every(
          ({ status }) => status === 'saved',
        );
      for (let tries = 0; tries < 20 && !isOver(); tries += 1) {
        await play('back');
        await breathe();
      }
      expect(isOver()).toBe(true);
      for (const variantId of PRINTINGS) {
        const { inventory, missingOverride } = collections.own[variantId] ?? NEVER_COUNTED;
        expect({ inventory, missingOverride }).toEqual(wanted[variantId] ?? NEVER_COUNTED);
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);

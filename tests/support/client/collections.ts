import { GraphQLError } from 'graphql';
import {
  extraCountOf,
  isInventory,
  missingCost,
  missingOf,
  NEVER_COUNTED,
  NO_OVERRIDE,
  undoneCount,
  targetOf,
  withInventory,
  type CountChange,
  type StoredCount,
} from '@domain/collection';
import { DEFAULT_PREFERENCES, type PreferenceCounts } from '@domain/preferences';
import type { FakeCardSet } from './catalogue';

interface FakeCount extends StoredCount {
  version: number;
}

interface FakeStep {
  id: string;
  key: string | null;
  changes: Map<string, CountChange>;
  isUndone: boolean;
}

/** The collections of the fake API; tests change them in place, also to simulate other tabs. */
export interface FakeCollections {
  /** The viewer's, by the printing's id. */
  own: Record<string, FakeCount>;
  /** The viewer's handle. */
  handle: string | null;
  /** Other players' collections that the viewer may see, by handle. */
  shared: Record<string, Record<string, FakeCount>>;
  /** Whether their owners let others pick extras for swaps. */
  opensExtras: boolean;
  preferences: PreferenceCounts;
  /** The viewer's ledger. */
  steps: FakeStep[];
}

/** A collection without counts, of somebody without a handle; `own` gives inventories by the printing's id. */
export function someCollections({
  own = {},
  ...given
}: Partial<Omit<FakeCollections, 'own'>> & { own?: Record<string, number> } = {}): FakeCollections {
  return {
    own: Object.fromEntries(Object.entries(own).map(([id, inventory]) => [id, aCount(inventory)])),
    handle: null,
    shared: {},
    opensExtras: false,
    preferences: { ...DEFAULT_PREFERENCES },
    steps: [],
    ...given,
  };
}

/** A count after one change. */
export const aCount = (inventory: number, missingOverride: number | null = null): FakeCount => ({
  inventory,
  missingOverride,
  version: 1,
});

const refused = (field: string, code: string, message = 'No') => ({ field, code, message });

/** The resolvers of schema.graphql over collections in memory, with the server's rules. */
export function resolversOfCollections(known: FakeCollections, cardSets: readonly FakeCardSet[]) {
  const { own, steps } = known;
  const nothing: FakeCount = { ...NEVER_COUNTED, version: 0 };
  const printings = new Map(
    cardSets.flatMap(({ cards }) =>
      cards.flatMap(({ cardType, cardVariants }) =>
        cardVariants.map(({ id, variantType }) => [id, { cardType, variantType }] as const),
      ),
    ),
  );

  const rowOf = (variantId: string, count: FakeCount = nothing, isOwner = true) => {
    const printing = printings.get(variantId);
    if (!printing) return null;
    const target = targetOf(printing, known.preferences);
    const { inventory, version } = count;
    return {
      id: variantId,
      variantId,
      inventory,
      version,
      extraCount: extraCountOf(inventory, printing.cardType, target),
      missing: isOwner ? missingOf(count, target) : null,
      target: isOwner ? target : null,
    };
  };
  const rowsOf = (ids: Iterable<string>) => [...ids].flatMap((id) => rowOf(id, own[id]) ?? []);

  const record = (changes: Map<string, CountChange>, key: string | null = null): FakeStep => {
    for (const [id, { to }] of changes) {
      own[id] = { ...to, version: (own[id] ?? nothing).version + 1 };
    }
    const step = { id: String(steps.length + 1), key, changes, isUndone: false };
    steps.push(step);
    return step;
  };

  return {
    userCardSetCollection: (asked: { cardSetCode: string; userHandle?: string | null }) => {
      const handle = asked.userHandle ?? null;
      const isOwner = handle === null || handle === known.handle;
      const counts = isOwner ? own : known.shared[handle];
      if (!counts) {
        throw new GraphQLError('Collection not found', { extensions: { code: 'NOT_FOUND' } });
      }
      const cardSetCode = asked.cardSetCode.toUpperCase();
      const cards = cardSets.find(({ code }) => code === cardSetCode)?.cards ?? [];
      const items = cards
        .flatMap(({ cardVariants }) => cardVariants)
        .map(({ id }) => rowOf(id, counts[id], isOwner));
      const shown = isOwner ? known.handle : handle;
      return {
        id: `${shown ?? 'my'}-${cardSetCode}`,
        isOwner,
        handle: shown,
        cardSetCode,
        opensExtras: known.opensExtras,
        items,
      };
    },
    missingBySet: () =>
      cardSets.map(({ code, cards }) => {
        const rows = cards
          .flatMap(({ cardVariants }) => cardVariants)
          .flatMap(({ id }) => rowOf(id, own[id]) ?? []);
        const counts = Object.fromEntries(rows.map((row) => [row.variantId, row]));
        return { cardSetCode: code, ...missingCost(cards, counts) };
      }),

    updateCollectionVariantInventory: (asked: {
      variantId: string;
      inventory?: number | null;
      missingOverrideCount?: number | null;
      expectedVersion?: number | null;
    }) => {
      const { variantId, inventory, missingOverrideCount, expectedVersion } = asked;
      const { version, ...from } = own[variantId] ?? nothing;
      const to = inventory == null ? { ...from } : withInventory(from, inventory);
      if (missingOverrideCount != null) {
        to.missingOverride = missingOverrideCount === NO_OVERRIDE ? null : missingOverrideCount;
      }
      const answer = (...errors: object[]) => ({
        collectionItemInventory: rowOf(variantId, own[variantId]),
        errors,
      });
      if (!printings.has(variantId)) return answer(refused('variantId', 'NOT_FOUND'));
      if (!isInventory(to.inventory)) return answer(refused('inventory', 'INVALID'));
      if (to.inventory === from.inventory && to.missingOverride === from.missingOverride) {
        return answer();
      }
      if ((expectedVersion ?? version) !== version) {
        return answer(refused('expectedVersion', 'CONFLICT'));
      }
      record(new Map([[variantId, { from, to }]]));
      return answer();
    },

    updateCollectionVariantInventories: (asked: {
      idempotencyKey: string;
      items: { variantId: string; inventory: number; expectedVersion: number }[];
    }) => {
      const answer = (stepId: string | null, ...errors: object[]) => ({
        stepId,
        collectionItemInventories: rowsOf(asked.items.map(({ variantId }) => variantId)),
        errors,
      });
      const before = steps.find(({ key }) => key === asked.idempotencyKey);
      if (before) return answer(before.id);
      const changes = new Map<string, CountChange>();
      for (const { variantId, inventory, expectedVersion } of asked.items) {
        const { version, ...from } = own[variantId] ?? nothing;
        if (from.inventory === inventory) continue;
        if (version !== expectedVersion) {
          return answer(null, refused('items.0.expectedVersion', 'CONFLICT'));
        }
        changes.set(variantId, { from, to: withInventory(from, inventory) });
      }
      return answer(changes.size > 0 ? record(changes, asked.idempotencyKey).id : null);
    },

    addToCollection: (asked: {
      idempotencyKey: string;
      additions: { variantId: string; count: number }[];
    }) => {
      const { idempotencyKey, additions } = asked;
      const ids = new Set(additions.map(({ variantId }) => variantId));
      const answer = (stepId: string | null, ...errors: object[]) => ({
        stepId,
        collectionItemInventories: rowsOf(ids),
        errors,
      });
      const before = steps.find(({ key }) => key === idempotencyKey);
      if (before) return answer(before.id);
      const changes = new Map<string, CountChange>();
      for (const { variantId, count } of additions) {
        const { version: _version, ...from } = own[variantId] ?? nothing;
        if (!isInventory(from.inventory + count)) {
          const message = `A collection counts up to 9,999 of a printing; you have ${from.inventory}.`;
          return answer(null, refused('additions.0.count', 'OUT_OF_RANGE', message));
        }
        changes.set(variantId, { from, to: withInventory(from, from.inventory + count) });
      }
      return answer(record(changes, idempotencyKey).id);
    },

    undoCollectionStep: ({ stepId }: { stepId: string }) => {
      const answer = (step: FakeStep | null, ...errors: object[]) => ({
        step,
        collectionItemInventories: step ? rowsOf(step.changes.keys()) : [],
        errors,
      });
      const done = steps.find(({ id }) => id === stepId);
      if (!done) throw new GraphQLError('Step not found', { extensions: { code: 'NOT_FOUND' } });
      if (done.isUndone) {
        return answer(null, refused('stepId', 'ALREADY_UNDONE', 'This was undone already.'));
      }
      const changes = new Map<string, CountChange>();
      for (const [id, change] of done.changes) {
        const { version: _version, ...from } = own[id] ?? nothing;
        const to = undoneCount(change, from);
        if (!to) return answer(null, refused('stepId', 'OUT_OF_RANGE', 'A count would be −1.'));
        changes.set(id, { from, to });
      }
      done.isUndone = true;
      return answer(record(changes));
    },
  };
}

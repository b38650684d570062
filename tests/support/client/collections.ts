import {
  extraCountOf,
  missingOf,
  NEVER_COUNTED,
  NO_OVERRIDE,
  type StoredCount,
  targetOf,
  withInventory,
} from '@domain/collection';
import { DEFAULT_PREFERENCES } from '@domain/preferences';
import { aStep } from '@tests/factories/collection-step';
import { type Answers, refusal } from './answers';
import type { FakeCardSet } from './catalogue';

interface FakeCount extends StoredCount {
  version: number;
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
}

/** A collection without counts, of somebody without a handle; `own` gives inventories by the printing's id. */
export const someCollections = ({
  own = {},
  ...given
}: Partial<Omit<FakeCollections, 'own'>> & {
  own?: Record<string, number>;
} = {}): FakeCollections => ({
  own: Object.fromEntries(Object.entries(own).map(([id, inventory]) => [id, aCount(inventory)])),
  handle: null,
  shared: {},
  opensExtras: false,
  ...given,
});

/** A count after one change. */
export const aCount = (inventory: number, missingOverride: number | null = null): FakeCount => ({
  inventory,
  missingOverride,
  version: 1,
});

const CONFLICT = { field: 'expectedVersion', code: 'CONFLICT', message: 'No' };

interface Change {
  variantId: string;
  inventory?: number | null;
  missingOverrideCount?: number | null;
  expectedVersion?: number | null;
}

/**
 * Answers about collections. A change is kept unless its count was changed since it was seen; what else the server
 * refuses, a test states.
 */
export function collectionAnswers(
  known: FakeCollections,
  cardSets: readonly FakeCardSet[],
): Answers {
  const { own } = known;
  const printings = new Map(
    cardSets.flatMap(({ cards }) =>
      cards.flatMap(({ cardType, cardVariants }) =>
        cardVariants.map(({ id, variantType }) => [id, { cardType, variantType }] as const),
      ),
    ),
  );
  const countOf = (id: string): FakeCount => own[id] ?? { ...NEVER_COUNTED, version: 0 };
  const rowOf = (variantId: string, count = countOf(variantId), isOwner = true) => {
    const printing = printings.get(variantId)!;
    const target = targetOf(printing, DEFAULT_PREFERENCES);
    return {
      id: variantId,
      variantId,
      inventory: count.inventory,
      version: count.version,
      extraCount: extraCountOf(count.inventory, printing.cardType, target),
      missing: isOwner ? missingOf(count, target) : null,
      target: isOwner ? target : null,
    };
  };
  /** The counts that each step replaced. */
  const replaced: (readonly [id: string, count: FakeCount])[][] = [];
  const record = (changes: Map<string, StoredCount>) => {
    replaced.push([...changes.keys()].map((id) => [id, countOf(id)]));
    for (const [id, to] of changes) own[id] = { ...to, version: countOf(id).version + 1 };
    return String(replaced.length);
  };
  const changed = (asked: Change): StoredCount => {
    const { inventory, missingOverrideCount } = asked;
    const { version: _, ...from } = countOf(asked.variantId);
    const to = inventory == null ? from : withInventory(from, inventory);
    if (missingOverrideCount == null) return to;
    const isDefault = missingOverrideCount === NO_OVERRIDE;
    return { ...to, missingOverride: isDefault ? null : missingOverrideCount };
  };
  const isNew = (asked: Change) => {
    const [from, to] = [countOf(asked.variantId), changed(asked)];
    return from.inventory !== to.inventory || from.missingOverride !== to.missingOverride;
  };
  const isOld = ({ variantId, expectedVersion }: Change) =>
    (expectedVersion ?? countOf(variantId).version) !== countOf(variantId).version;
  /** @returns the step; null without a change */
  const change = (items: Change[]) => {
    const news = items.filter(isNew);
    const isConflict = news.some(isOld);
    const stepId =
      isConflict || news.length === 0
        ? null
        : record(new Map(news.map((item) => [item.variantId, changed(item)])));
    return { stepId, errors: isConflict ? [CONFLICT] : [] };
  };
  const rowsOf = (ids: Iterable<string>) => [...ids].map((id) => rowOf(id));

  return {
    userCardSetCollection: (asked: { cardSetCode: string; userHandle?: string | null }) => {
      const handle = asked.userHandle ?? null;
      const isOwner = handle === null || handle === known.handle;
      const counts = isOwner ? own : known.shared[handle];
      if (!counts) throw refusal('NOT_FOUND', 'Collection not found');
      const cardSetCode = asked.cardSetCode.toUpperCase();
      const items = (cardSets.find(({ code }) => code === cardSetCode)?.cards ?? [])
        .flatMap(({ cardVariants }) => cardVariants)
        .map(({ id }) => rowOf(id, counts[id] ?? { ...NEVER_COUNTED, version: 0 }, isOwner));
      return {
        id: `${handle ?? 'my'}-${cardSetCode}`,
        isOwner,
        handle: isOwner ? known.handle : handle,
        cardSetCode,
        opensExtras: known.opensExtras,
        items,
      };
    },
    updateCollectionVariantInventory: (asked: Change) => {
      const { errors } = change([asked]);
      return { collectionItemInventory: rowOf(asked.variantId), errors };
    },
    updateCollectionVariantInventories: ({ items }: { items: Change[] }) => ({
      ...change(items),
      collectionItemInventories: rowsOf(items.map(({ variantId }) => variantId)),
    }),
    addToCollection: ({ additions }: { additions: { variantId: string; count: number }[] }) => {
      const sums = new Map<string, number>();
      for (const { variantId: id, count } of additions) {
        sums.set(id, (sums.get(id) ?? countOf(id).inventory) + count);
      }
      const items = [...sums].map(([variantId, inventory]) => ({ variantId, inventory }));
      return { ...change(items), collectionItemInventories: rowsOf(sums.keys()) };
    },
    undoCollectionStep: ({ stepId }: { stepId: string }) => {
      const before = new Map(replaced[Number(stepId) - 1]);
      record(before);
      const collectionItemInventories = rowsOf(before.keys());
      return { step: aStep({ reason: 'UNDO' }), collectionItemInventories, errors: [] };
    },
  };
}

/** Which texts of a document were replaced by others that still stand in their place. */
export interface StandIns {
  /** @param records changes that follow the ones before */
  note(records: readonly MutationRecord[]): void;
  /** What stands in a node's place now; undefined if nothing does. */
  of(node: Node): ChildNode | undefined;
}

/** Learns it from what an observer records. A text may be replaced in one step or two. */
export function createStandIns(): StandIns {
  const standIns = new WeakMap<Node, ChildNode>();
  let last: Change = {};
  return {
    note(records) {
      for (const record of records) {
        const change = changeOf(record);
        const { added } = change;
        if (added) standIns.delete(added);
        const whole = added && change.removed ? change : inTwoSteps(last, change);
        if (isText(whole?.removed) && isText(whole.added) && whole.added !== whole.removed) {
          standIns.set(whole.removed, whole.added);
        }
        last = whole ? {} : change;
      }
    },
    of(node) {
      // A translation may be replaced as well, by another one or by the text as it was.
      let standIn = standIns.get(node);
      while (standIn && !standIn.parentNode) standIn = standIns.get(standIn);
      return standIn;
    },
  };
}

interface Change {
  record?: MutationRecord;
  added?: Node | undefined;
  removed?: Node | undefined;
}

const changeOf = (record: MutationRecord): Change => ({
  record,
  added: record.addedNodes[0],
  removed: record.removedNodes[0],
});

/**
 * A change that puts in one node, and one that removes its neighbour, in any order; undefined for all else. React's own
 * changes look the same at times, but it has no such elements.
 */
function inTwoSteps(first: Change, second: Change): Change | undefined {
  const before = first.record;
  const after = second.record;
  if (!before || !after || before.target !== after.target) return undefined;
  const { previousSibling, nextSibling } = after;
  const removed = first.removed ?? second.removed;
  const added = second.added ?? first.added;
  if (!isOfTranslator(added) && !isOfTranslator(removed)) return undefined;
  const isReplaced = first.removed
    ? previousSibling === before.previousSibling && nextSibling === before.nextSibling
    : added === previousSibling || added === nextSibling;
  return isReplaced ? { added, removed } : undefined;
}

/** The element that translators put a text in. */
const isOfTranslator = (node: Node | undefined): boolean => node?.nodeName === 'FONT';

const isText = (node: Node | undefined): node is ChildNode =>
  node?.nodeType === Node.TEXT_NODE || isOfTranslator(node);

import { type AskedPage, type Fixture, pageOf } from '@tests/support/client/answers';

type Change = Fixture<'CollectionChange'>;
type Step = Fixture<'CollectionStep'>;

/** A local time, such as `2026-03-01T14:05`: the history shows times as the machine's clock does. */
export const localTime = (text: string): string => new Date(text).toISOString();

/** A change of a standard printing from none to some. */
export const aChange = (given: Partial<Change> = {}): Change => ({
  id: `change-${given.variantId ?? 'sor-001-standard'}`,
  variantId: 'sor-001-standard',
  cardId: 'sor-001',
  cardName: 'Lantern Scout',
  cardSetCode: 'SOR',
  number: '001',
  variantType: 'STANDARD',
  inventoryFrom: 0,
  inventoryTo: 3,
  ...given,
});

/** An edit of one count by the viewer. */
export const aStep = ({
  changes = [aChange()],
  ...given
}: Partial<Omit<Step, 'changes'>> & { changes?: Change[] } = {}): Step => {
  const added = changes.map(({ inventoryFrom, inventoryTo }) => inventoryTo - inventoryFrom);
  return {
    id: '1',
    at: localTime('2026-03-01T14:05'),
    reason: 'EDIT',
    actor: { kind: 'YOU' },
    printingCount: changes.length,
    copiesAdded: added.reduce((sum, copies) => sum + Math.max(0, copies), 0),
    copiesRemoved: added.reduce((sum, copies) => sum + Math.max(0, -copies), 0),
    firstChanges: changes.slice(0, 4),
    changes: (asked: AskedPage) => pageOf(changes, asked),
    ...given,
  };
};

/** A step that undoes another one, and is named by it. */
export function anUndoOf(step: Step): Step {
  const undo = aStep({
    id: `undo-of-${step.id}`,
    at: localTime('2026-03-02T09:00'),
    reason: 'UNDO',
    undoes: step,
  });
  step.undoneBy = undo;
  return undo;
}

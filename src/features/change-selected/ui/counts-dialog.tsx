import { useMemo, useState } from 'react';
import { copiesAfter } from '@domain/bulk-change';
import { MAX_INVENTORY } from '@domain/collection';
import { setCounts } from '../model/bulk-commands';
import { copiesWords, type CopiesPlan } from '../model/copies-plan';
import { BulkDialog } from './bulk-dialog';
import type { SelectedCards } from './change-collection';
import { CopiesFields, useCopiesChange } from './copies-fields';
import { KindField, usePrintingsOfKind, type KindChoice } from './kind-field';

const TITLES = { ADD: 'Add copies', REMOVE: 'Remove copies' };

/** Adds copies of the selected cards to the viewer's collection, or removes them from it. */
export function CountsDialog({ kind, ...given }: SelectedCards & { kind: 'ADD' | 'REMOVE' }) {
  const [printings, setPrintings] = useState<KindChoice>('standard');
  const copies = useCopiesChange(kind);
  const { change } = copies;
  const meant = usePrintingsOfKind(given, printings);
  const changes = useMemo(
    () =>
      meant.flatMap(({ card, printing, count: { inventory: from } }): CopiesPlan[] => {
        const to = copiesAfter(change, from, MAX_INVENTORY);
        return to === from ? [] : [{ card, printing, from, to }];
      }),
    [meant, change],
  );
  return (
    <BulkDialog
      title={TITLES[kind]}
      of="COLLECTION"
      fields={
        <>
          <KindField
            cards={given.cards}
            value={printings}
            hasAny={kind === 'REMOVE'}
            onChange={setPrintings}
          />
          <CopiesFields copies={copies} most={MAX_INVENTORY} />
        </>
      }
      about="Your history shows this as one step, which can be undone."
      changes={changes}
      removes={kind === 'REMOVE'}
      nothing={
        kind === 'ADD'
          ? 'None of the selected cards has such a printing.'
          : 'You have no such copies of the selected cards.'
      }
      wordsFor={copiesWords}
      apply={(chosen, idempotencyKey) =>
        setCounts({
          idempotencyKey,
          items: chosen.map(({ printing: { id }, to }) => ({
            variantId: id,
            inventory: to,
            expectedVersion: given.counts[id]?.version ?? 0,
          })),
        })
      }
    />
  );
}

import { useMemo, useState } from 'react';
import { isSameTerms, THIS_ALONE, wantWords, type WantTerms } from '@domain/want-list';
import type { ListedPrinting, PrintingChange } from '@/entities/card';
import { KEPT, termsAfter, WantFields, type ListItem, type TradeList } from '@/entities/trade-list';
import { counted } from '@/shared/lib/format';
import { setListItems } from '../model/bulk-commands';
import { BulkDialog } from './bulk-dialog';

interface WantDialogProps {
  list: TradeList;
  rows: readonly ListedPrinting<ListItem>[];
}

interface WantChange extends PrintingChange {
  want: WantTerms;
}

const words = (want: WantTerms) => wantWords(want) || 'this printing alone';

/** Sets what else will do for every selected want, what a copy may cost, and how much they matter. */
export function WantDialog({ list, rows }: WantDialogProps) {
  const [choice, setChoice] = useState(KEPT);
  const changes = useMemo(
    () =>
      rows.flatMap(({ card, printing, item: { want: before = THIS_ALONE } }): WantChange[] => {
        const want = termsAfter(choice, before);
        if (want === null || isSameTerms(want, before)) return [];
        return [{ card, printing, want, from: words(before), to: words(want) }];
      }),
    [rows, choice],
  );
  return (
    <BulkDialog
      title="What will do"
      of="WANT_LIST"
      fields={<WantFields choice={choice} mayKeep onChange={setChoice} />}
      changes={termsAfter(choice, THIS_ALONE) ? changes : null}
      notYet={<p>Choose the kinds, or enter the price.</p>}
      nothing="Nothing that is selected would change."
      wordsFor={(chosen) => `${counted(chosen.length, 'want')} changed`}
      apply={(chosen) =>
        setListItems(
          'WANT_LIST',
          list,
          chosen.map(({ printing, want }) => ({ variantId: printing.id, want })),
        )
      }
    />
  );
}

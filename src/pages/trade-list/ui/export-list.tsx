import { useMemo } from 'react';
import {
  type ListedForFile,
  tradeListCsv,
  tradeListFileName,
  type TradeListFormat,
  tradeListText,
} from '@domain/collection-file';
import { DEFAULT_PRINTING_SORT, groupBySet } from '@domain/printing';
import type { TradeListKind } from '@domain/trade-list';
import { wantText } from '@domain/want-list';
import { ExportMenu } from '@/features/card-file';
import { useListedPrintings } from '@/entities/card';
import { useCardSets } from '@/entities/card-set';
import { askedCentsOf, type TradeList } from '@/entities/trade-list';
import { saveFile } from '@/shared/lib/files/download';

interface ExportListProps {
  kind: TradeListKind;
  /** The owner's handle. */
  handle: string | null;
  list: TradeList;
}

const TYPES: Record<TradeListFormat, string> = { csv: 'text/csv', txt: 'text/plain' };

/**
 * Exports a whole list, whatever the filter shows (rules/collection-files#lists). The browser writes the file, since it
 * already has the whole list.
 */
export function ExportList({ kind, handle, list }: ExportListProps) {
  const { items, newWantsWouldDo } = list;
  const { rows } = useListedPrintings(items);
  const { cardSets } = useCardSets();
  const listed = useMemo(
    () =>
      rows &&
      cardSets &&
      groupBySet(rows, cardSets, DEFAULT_PRINTING_SORT).flatMap(({ cardSet, printings }) =>
        printings.map(({ item, card, printing }): ListedForFile => ({
          quantity: item.quantity,
          setCode: cardSet.code,
          card,
          printing,
          askedCents: askedCentsOf(item),
          want: item.want && wantText(item.want, newWantsWouldDo),
        })),
      ),
    [rows, cardSets, newWantsWouldDo],
  );
  const save = (format: TradeListFormat, write: (listed: readonly ListedForFile[]) => string) => ({
    onSelect: () => {
      const file = new Blob([write(listed ?? [])], { type: TYPES[format] });
      saveFile(file, tradeListFileName(kind, handle, format));
    },
  });
  return (
    <ExportMenu
      // A placeholder keeps its space until the cards are loaded.
      disabled={!listed}
      files={[
        { label: 'CSV, for spreadsheets', ...save('csv', (all) => tradeListCsv(kind, all)) },
        { label: 'Text, one card per line', ...save('txt', tradeListText) },
      ]}
      text={async () => ({ text: tradeListText(listed ?? []) })}
    />
  );
}

import { memo, type CSSProperties } from 'react';
import { mainColour } from '@domain/card';
import { COLLECTION_CARD_COLUMNS, COLLECTION_KINDS } from '@domain/collection';
import { selectUnfoldedCard } from '@/features/edit-inventory';
import type { WantedCounts } from '@/entities/trade-list';
import { useAppSelector } from '@/shared/store';
import { ROLES } from '@/shared/ui/data-table';
import type { CountedCard } from '../model/counted-card';
import { CARD_COLUMNS } from './collection-columns';
import { KindCell } from './kind-cell';
import { PrestigeCell } from './prestige-cell';
import table from './collection-table.module.css';

interface CollectionRowProps {
  row: CountedCard;
  index: number;
  wanted: WantedCounts;
  isEdited: boolean;
  /** Whether the window is as narrow as a phone's, where rows unfold to be edited. */
  isNarrow: boolean;
  /** Whether only Have can be edited. */
  isHaveOnly: boolean;
  /** Whether the Tab key stops at this row's buttons and link. */
  isActive: boolean;
  isSelecting: boolean;
  /** Whether its number names its set. */
  isOfSeveral: boolean;
  /** How the row shows its prestige printings, if the set has any (rules/collection#prestige). */
  prestige: 'none' | 'sum' | 'each';
}

/** A card with its counts: drawn again only when one of them changes. */
export const CollectionRow = memo(function CollectionRow({
  row,
  index,
  wanted,
  isEdited,
  isNarrow,
  isHaveOnly,
  isActive,
  isSelecting,
  isOfSeveral,
  prestige,
}: CollectionRowProps) {
  const { card } = row;
  const isUnfoldable = isEdited && isNarrow;
  const isUnfolded =
    useAppSelector((state) => selectUnfoldedCard(state) === card.id) && isUnfoldable;
  const wantedOf = (count: CountedCard['standard']) => count && wanted[count.variantId];
  const parts = {
    look: isUnfolded ? 'line' : isEdited && !isNarrow ? 'fields' : 'text',
    isDraft: isUnfoldable,
    isHaveOnly,
  } as const;
  return (
    <tr
      {...ROLES.row}
      aria-rowindex={index + 2}
      data-item-id={card.id}
      className={table.row}
      data-unfolded={isUnfoldable ? isUnfolded : undefined}
      style={{ '--aspect-colour': mainColour(card.aspects) } as CSSProperties}
    >
      {COLLECTION_CARD_COLUMNS.map((column) => (
        <td key={column} {...ROLES.cell} className={CARD_COLUMNS[column].cellClass}>
          {CARD_COLUMNS[column].cell({
            card,
            tabIndex: isActive ? 0 : -1,
            isSelecting,
            isOfSeveral,
            isUnfolded: isUnfoldable ? isUnfolded : undefined,
          })}
        </td>
      ))}
      {COLLECTION_KINDS.map((kind) => (
        <KindCell
          key={kind}
          card={card}
          kind={kind}
          count={row[kind]}
          wanted={wantedOf(row[kind])}
          {...parts}
        />
      ))}
      {prestige !== 'none' && (
        <PrestigeCell
          row={row}
          isSum={prestige === 'sum' && !isUnfolded}
          wanted={wanted}
          {...parts}
        />
      )}
    </tr>
  );
});

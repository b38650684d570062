import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cardSetPath } from '@domain/page';
import { apiErrorOf } from '@/shared/api';
import { formatMoment, formatNumber, formatUtcDate } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { Notice } from '@/shared/ui/notice';
import { type ListedCardSet, useMoveCardSetMutation } from '../api/catalogue-api';
import styles from './admin-catalogue.module.css';
import { EditSetDialog } from './edit-set-dialog';

interface Row {
  set: ListedCardSet;
  /** From 0. */
  place: number;
}

interface Actions {
  moveBy: (row: Row, move: 'UP' | 'DOWN') => void;
  edit: (id: string) => void;
}

const columnsOf = (last: number, { moveBy, edit }: Actions): DataColumn<Row>[] => [
  {
    key: 'set',
    header: 'Set',
    namesRow: true,
    cell: ({ set }) => (
      <span className={styles.set}>
        <Link to={cardSetPath(set.code)}>{set.name}</Link>
        <span className={styles.code} translate="no">
          {set.code}
        </span>
      </span>
    ),
  },
  {
    key: 'source',
    header: 'Source',
    cell: ({ set }) => (
      <span className={styles.source}>
        {set.origin === 'DEMO' ? 'Demo' : (set.source ?? 'Unknown')}
      </span>
    ),
  },
  {
    key: 'imported',
    header: 'Imported',
    cell: ({ set }) => (set.importedAt === null ? '—' : formatMoment(set.importedAt)),
  },
  { key: 'cards', header: 'Cards', align: 'end', cell: ({ set }) => formatNumber(set.cards) },
  {
    key: 'printings',
    header: 'Printings',
    align: 'end',
    cell: ({ set }) => formatNumber(set.printings),
  },
  {
    key: 'prices',
    header: 'Prices of',
    cell: ({ set }) => (set.pricesRecordedAt === null ? '—' : formatUtcDate(set.pricesRecordedAt)),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (row) => (
      <span className={styles.actions}>
        <Button
          variant="quiet"
          icon="arrow-up"
          aria-label={`Move ${row.set.name} up`}
          aria-disabled={row.place === 0 || undefined}
          onClick={() => moveBy(row, 'UP')}
        />
        <Button
          variant="quiet"
          icon="arrow-down"
          aria-label={`Move ${row.set.name} down`}
          aria-disabled={row.place === last || undefined}
          onClick={() => moveBy(row, 'DOWN')}
        />
        <Button
          icon="edit"
          aria-label={`Edit ${row.set.name}`}
          aria-haspopup="dialog"
          onClick={() => edit(row.set.id)}
        >
          Edit
        </Button>
      </span>
    ),
  },
];

/** All sets in their order: what they hold, how old it is, and how they are shown. */
export function SetTable({ sets }: { sets: readonly ListedCardSet[] }) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const [move, moving] = useMoveCardSetMutation();
  const edited = sets.find(({ id }) => id === editedId);
  if (sets.length === 0) {
    return (
      <EmptyState figure="lens" title="No sets yet">
        Import a set’s file above.
      </EmptyState>
    );
  }
  const moveBy = ({ set }: Row, direction: 'UP' | 'DOWN') =>
    void move({ cardSetId: set.id, move: direction });
  return (
    <>
      {moving.error && (
        <Notice tone="error">{`The set wasn’t moved: ${apiErrorOf(moving.error).message}`}</Notice>
      )}
      <p role="status" className={styles.said}>
        {moving.isSuccess && placeSentence(sets, moving.originalArgs?.cardSetId)}
      </p>
      <DataTable
        caption="Sets in their order"
        columns={columnsOf(sets.length - 1, { moveBy, edit: setEditedId })}
        rows={sets.map((set, place) => ({ set, place }))}
        rowKey={({ set }) => set.id}
        dense
      />
      {edited && <EditSetDialog set={edited} onClose={() => setEditedId(null)} />}
    </>
  );
}

function placeSentence(sets: readonly ListedCardSet[], id: string | undefined): string {
  const place = sets.findIndex((set) => set.id === id);
  return place < 0 ? '' : `${sets[place]?.name} is set ${place + 1} of ${sets.length}.`;
}

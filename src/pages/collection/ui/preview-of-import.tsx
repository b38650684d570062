import {
  isHeldAlready,
  type ImportMode,
  type ImportPreview,
  type PlanPreview,
  type PreviewedChange,
} from '@domain/collection-file';
import { ReadingNotes, RowNotesList } from '@/features/card-file';
import type { ApiError } from '@/shared/api';
import { counted, formatNumber } from '@/shared/lib/format';
import { ChoiceGroup } from '@/shared/ui/choice-group';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { Disclosure } from '@/shared/ui/disclosure';
import { Muted } from '@/shared/ui/muted';
import { Notice } from '@/shared/ui/notice';
import { RetryButton } from '@/shared/ui/retry-button';
import {
  recognisedWords,
  copiesWords,
  countWords,
  doublingWords,
  paidWords,
  planWords,
  printingWords,
} from '../model/preview-words';
import styles from './import-collection.module.css';

const MODES = [
  {
    value: 'add' as const,
    label: 'Add to my collection',
    description: 'The file’s copies are added to yours.',
  },
  {
    value: 'replace' as const,
    label: 'Replace these sets',
    description: 'For the sets in the file, your counts are replaced by those in the file.',
  },
];

interface PreviewOfImportProps {
  preview: ImportPreview;
  mode: ImportMode;
  /** Why importing failed. */
  error: ApiError | null;
  onMode: (mode: ImportMode) => void;
  onRetry: () => void;
}

/** The recognised file, and what importing it would change. */
export function PreviewOfImport({ preview, mode, error, onMode, onRetry }: PreviewOfImportProps) {
  const plan = preview.plans[mode];
  return (
    <div className={styles.content}>
      {error && (
        <Notice
          tone="error"
          title="Nothing was imported"
          actions={error.code !== 'NOT_FOUND' && <RetryButton error={error} onClick={onRetry} />}
        >
          {error.message}
        </Notice>
      )}
      <p>{recognisedWords(preview)}</p>
      <ChoiceGroup label="How to import it" options={MODES} value={mode} onChange={onMode} />
      {mode === 'add' && isHeldAlready(preview.held) && (
        <Notice tone="warning" title="This is what you have already">
          {doublingWords(preview)}
        </Notice>
      )}
      <PlanSummary plan={plan} words={planWords(plan, preview)} />
      {preview.paidCents !== null && <p>{paidWords(preview.paidCents, mode)}</p>}
      <ReadingNotes fileName={preview.fileName} reading={preview} />
      <RowNotesList
        title="Counts that would be too high"
        notes={plan.refused}
        format={preview.format}
        isOpen
      />
      <ChangeTable plan={plan} />
    </div>
  );
}

/** The effect of a plan by set; announced again when the other way of importing is chosen. */
const PlanSummary = ({ plan, words }: { plan: PlanPreview; words: string }) => (
  <div role="status" className={styles.summary}>
    <p className={styles.sum}>{words}</p>
    {plan.sets.length > 0 && (
      <ul role="list">
        {plan.sets.map(({ code, name, changes, copies }) => (
          <li key={code} className={styles.set}>
            <span>
              <strong translate="no">{code}</strong> <span>{name}</span>
            </span>
            <Muted>{`${counted(changes, 'count')}, ${copiesWords(copies)}`}</Muted>
          </li>
        ))}
      </ul>
    )}
  </div>
);

const columns: DataColumn<PreviewedChange>[] = [
  {
    key: 'card',
    header: 'Card',
    namesRow: true,
    cell: ({ name, subtitle }) => (subtitle === null ? name : `${name}, ${subtitle}`),
  },
  {
    key: 'printing',
    header: 'Printing',
    cell: (change) => `${change.setCode} ${printingWords(change)}`,
  },
  { key: 'from', header: 'Now', align: 'end', cell: ({ from }) => countWords(from) },
  { key: 'to', header: 'Then', align: 'end', cell: ({ to }) => countWords(to) },
];

/** The first changes, one by one. */
const ChangeTable = ({ plan: { changes, first } }: { plan: PlanPreview }) =>
  changes > 0 && (
    <Disclosure title="What would change" aside={formatNumber(changes)}>
      {first.length < changes && (
        <Muted as="p">{`The first ${counted(first.length, 'change')}:`}</Muted>
      )}
      <DataTable
        caption="What would change"
        columns={columns}
        rows={first}
        rowKey={({ variantId }) => variantId}
        dense
      />
    </Disclosure>
  );

import type { ImportMode, ImportPreview } from '@domain/collection-file';
import type { ApiError } from '@/shared/api';
import { ChoiceGroup } from '@/shared/ui/choice-group';
import { Notice } from '@/shared/ui/notice';
import { RetryButton } from '@/shared/ui/retry-button';
import { recognisedWords } from '../model/preview-words';
import { ChangeTable } from './change-table';
import styles from './import-collection.module.css';
import { PlanSummary } from './plan-summary';
import { RowNotesList } from './row-notes-list';

const MODES = [
  {
    value: 'add' as const,
    label: 'Add to my collection',
    description: 'What is in the file comes on top of what you have.',
  },
  {
    value: 'replace' as const,
    label: 'Replace these sets',
    description: 'Of the sets in the file, you have what the file says and nothing else.',
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

/** What was recognised, and what importing it would change. */
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
      <PlanSummary plan={plan} />
      <RowNotesList
        title="Rows that can’t be used"
        notes={preview.rejected}
        format={preview.format}
        isOpen
      />
      <RowNotesList
        title="Counts that would be too high"
        notes={plan.refused}
        format={preview.format}
        isOpen
      />
      <RowNotesList title="Rows to look at" notes={preview.warnings} format={preview.format} />
      <ChangeTable plan={plan} />
    </div>
  );
}

import type { AppliedImport } from '@domain/collection-file';
import { useUndoStepMutation } from '@/entities/collection';
import { failureOf } from '@/shared/api';
import { counted } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import styles from './import-collection.module.css';

/** The result of an import, with a button that undoes all of it. */
export function AppliedResult({ applied: { stepId, changes } }: { applied: AppliedImport }) {
  const [undo, undoing] = useUndoStepMutation();
  const refused = failureOf(undoing);
  if (undoing.data?.stepId) {
    return (
      <Notice tone="info" title="The import was undone">
        Your collection is as it was before.
      </Notice>
    );
  }
  return (
    <div className={styles.content}>
      <Notice
        tone="success"
        title={`${counted(changes, 'count')} changed`}
        actions={
          stepId !== null && (
            <Button icon="undo" loading={undoing.isLoading} onClick={() => void undo(stepId)}>
              Undo
            </Button>
          )
        }
      >
        The whole import is one step of your collection’s history.
      </Notice>
      {refused && (
        <Notice tone="error" title="The import couldn’t be undone">
          {refused}
        </Notice>
      )}
    </div>
  );
}

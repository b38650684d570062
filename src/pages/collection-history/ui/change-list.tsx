import { useId, useState } from 'react';
import { VARIANT_TYPE_NAMES } from '@domain/card';
import { ListedCardLink } from '@/widgets/card-view';
import { apiErrorOf } from '@/shared/api';
import { formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { LoadError } from '@/shared/ui/load-error';
import { Muted } from '@/shared/ui/muted';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { useStepChangesInfiniteQuery } from '../api/history-api';
import type { Step, StepChange } from '../model/step';
import styles from './change-list.module.css';

/** What a step changed: a few printings at first, all of a big step on demand. */
export function StepChanges({ step }: { step: Step }) {
  const { id, firstChanges, printingCount } = step;
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  if (printingCount === 0) {
    return <p className={styles.gone}>Its printings are no longer in the catalogue.</p>;
  }
  return (
    <>
      <div id={list}>
        {isOpen ? (
          <AllChanges stepId={id} first={firstChanges} />
        ) : (
          <ChangeList changes={firstChanges} />
        )}
      </div>
      {printingCount > firstChanges.length && (
        <Button
          variant="quiet"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show all ${formatNumber(printingCount)} printings`}
        </Button>
      )}
    </>
  );
}

/** Changes of printings' counts. */
const ChangeList = ({ changes }: { changes: readonly StepChange[] }) => (
  <ul role="list" className={styles.changes}>
    {changes.map((change) => (
      <li key={change.id} className={styles.change}>
        <span className={styles.printing}>
          <ListedCardLink
            card={{ id: change.cardId, name: change.cardName }}
            listed={changes.map(({ cardId }) => cardId)}
            className={styles.name}
          />{' '}
          <span
            className={styles.number}
            translate="no"
          >{`${change.cardSetCode} ${change.number} · ${VARIANT_TYPE_NAMES[change.variantType]}`}</span>
        </span>
        <span className={styles.counts}>
          {change.inventoryFrom !== change.inventoryTo && (
            <FromTo what="Have" from={change.inventoryFrom} to={change.inventoryTo} />
          )}
          {change.missingOverrideFrom !== change.missingOverrideTo && (
            <FromTo
              what="Need"
              from={change.missingOverrideFrom ?? 'default'}
              to={change.missingOverrideTo ?? 'default'}
            />
          )}
        </span>
      </li>
    ))}
  </ul>
);

interface FromToProps {
  what: string;
  from: number | string;
  to: number | string;
}

const FromTo = ({ what, from, to }: FromToProps) => (
  <span>
    <Muted>{what}</Muted> <VisuallyHidden>from </VisuallyHidden>
    <span>{from}</span>
    <span aria-hidden="true"> → </span>
    <VisuallyHidden> to </VisuallyHidden>
    <strong>{to}</strong>
  </span>
);

interface AllChangesProps {
  stepId: string;
  /** The known changes, shown until the rest has loaded. */
  first: readonly StepChange[];
}

/** All changes of a step, by printing, page by page. */
function AllChanges({ stepId, first }: AllChangesProps) {
  const { currentData, error, isFetching, refetch, fetchNextPage, hasNextPage } =
    useStepChangesInfiniteQuery(stepId);
  const changes = currentData?.pages.flatMap(({ rows }) => rows) ?? first;
  const retry = () => void (currentData ? fetchNextPage() : refetch());
  return (
    <div aria-busy={isFetching}>
      <ChangeList changes={changes} />
      {error && !isFetching ? (
        <LoadError error={apiErrorOf(error)} onRetry={retry} />
      ) : (
        (hasNextPage || currentData === undefined) && (
          <Button
            variant="quiet"
            className={styles.toggle}
            loading={isFetching}
            onClick={() => void fetchNextPage()}
          >
            Show more printings
          </Button>
        )
      )}
    </div>
  );
}

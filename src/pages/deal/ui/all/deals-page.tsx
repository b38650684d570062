import { useEffect, useMemo, useRef } from 'react';
import { generatePath, useSearchParams } from 'react-router-dom';
import { apiErrorOf } from '@/shared/api';
import { counted, countedCopies } from '@/shared/lib/format';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import { Notice } from '@/shared/ui/notice';
import { Page } from '@/shared/ui/page';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { type Needs, useNeeds } from '../../model/use-needs';
import { useSettingsForm } from '../../model/use-settings-form';
import { DealSettings } from './deal-settings';
import { FoundDeal } from './found-deal';
import { NothingNeeded } from './nothing-needed';
import { OwnDeals } from './own-deals';
import styles from './deals-page.module.css';
import { sentNeeds } from '../../model/needs';
import { useFindDealsMutation } from '../../api/deal-api';

/**
 * Finds the cheapest deal for what the viewer wants or some of it, for what a deck lacks, or for the rest of an earlier
 * one (rules/deals).
 */
export function DealsPage() {
  const asked = useSearchParams()[0];
  const restId = asked.get('rest');
  const deckId = asked.get('deck');
  const load = useNeeds({ restId, deckId, wantIds: asked.get('wants') });
  const needs = load.found?.needs ?? null;
  const { form, settings, keepPostage, failure, ...fields } = useSettingsForm(restId);
  const [find, found] = useFindDealsMutation();
  const input = useMemo(
    () => needs && settings && { needs: sentNeeds(needs), settings },
    [needs, settings],
  );
  const canFind = input !== null && input.needs.length > 0;
  const search = () => {
    if (!canFind) return;
    keepPostage();
    void find(input);
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !canFind) return;
    begun.current = true;
    void find(input);
  }, [canFind, find, input]);
  const refusal = found.data?.refusal;
  return (
    <Page
      title="Cheapest Deal"
      lead={load.found && load.found.lack === null ? needsWords(load.found) : '\u00a0'}
      actions={
        deckId === null ? (
          <LinkButton to={routes.ownWantList} variant="quiet" icon="back">
            My want list
          </LinkButton>
        ) : (
          <LinkButton to={generatePath(routes.deck, { deckId })} variant="quiet" icon="back">
            The deck
          </LinkButton>
        )
      }
    >
      {load.found?.needs.length === 0 && <NothingNeeded found={load.found} deckId={deckId} />}
      {form && needs && needs.length > 0 && <DealSettings form={form} {...fields} />}
      {failure && (
        <Notice tone="error" title="Your usual postage couldn’t be saved.">
          {failure}
        </Notice>
      )}
      {!needs && load.error && <LoadError error={load.error} onRetry={load.retry} />}
      {(found.isLoading || (!needs && !load.error)) && (
        <Panel className={styles.waiting}>
          <Skeleton lines={6} />
        </Panel>
      )}
      {found.error && <LoadError error={apiErrorOf(found.error)} onRetry={search} />}
      {refusal && (
        <Notice tone="warning" actions={<Button onClick={search}>Try again</Button>}>
          {refusal === 'BUSY'
            ? 'Too many others are looking for deals just now.'
            : 'No deals can be found just now.'}
        </Notice>
      )}
      {!found.isLoading && found.data && !refusal && found.originalArgs && load.found && (
        <FoundDeal
          key={found.requestId}
          found={found.data}
          input={found.originalArgs}
          cardIds={load.found.cardIds}
          again={
            <Button icon="retry" onClick={search} disabled={!canFind}>
              Find again
            </Button>
          }
        />
      )}
      <OwnDeals />
    </Page>
  );
}

/** “4 copies of 3 cards, and 2 copies in offers already” */
function needsWords({ needs, underWay }: Needs): string {
  const copies = needs.reduce((sum, need) => sum + need.copies, 0);
  const words = `${countedCopies(copies)} of ${counted(needs.length, 'card')}`;
  return underWay === 0 ? words : `${words}, and ${countedCopies(underWay)} in offers already`;
}

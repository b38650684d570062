import { useState } from 'react';
import type { TradeListKind } from '@domain/trade-list';
import { DroppedNote, tradeListLink } from '@/features/filter-cards';
import { SharedViewNote } from '@/features/share-list';
import { useAuth } from '@/entities/session';
import { useCreateTradeListMutation, useSaleListUpdates } from '@/entities/trade-list';
import { HandleDialog } from '@/entities/user';
import { useAddressLink } from '@/shared/lib/address/address-link';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import { Page, PageTitle } from '@/shared/ui/page';
import { Spinner } from '@/shared/ui/spinner';
import { tradeListWords } from '../model/trade-list-words';
import { useTradeListLoad } from '../model/use-trade-list-load';
import { useTradeListViewpoint, type TradeListViewpoint } from '../model/use-trade-list-viewpoint';
import { NoList, NoSharedList } from './no-list';
import { TradeListContents } from './trade-list-contents';
import styles from './trade-list-page.module.css';
import { TradeListToolbar } from './trade-list-toolbar';

/** The page of a want list or a sale list: the viewer's own to view and edit, or somebody else's. */
export function TradeListPage({ kind }: { kind: TradeListKind }) {
  const viewpoint = useTradeListViewpoint(kind);
  const { list, error, retry } = useTradeListLoad(kind, viewpoint);
  const [create] = useCreateTradeListMutation();
  const [isPicking, setPicking] = useState(false);
  useAddressLink(tradeListLink);
  useSaleListUpdates();
  const { handle, isOwner, isSharedView, mode } = viewpoint;
  const words = tradeListWords[kind];
  const isEmpty = !list || Object.keys(list.items).length === 0;
  const isShown = list && !(isEmpty && mode === 'view');
  const isMissing = viewpoint.needsHandle || (list !== undefined && !isShown);

  const title = titleOf(viewpoint, words.name);
  const toolbar = list && (
    <TradeListToolbar
      kind={kind}
      list={list}
      hasCards={!isEmpty}
      viewpoint={viewpoint}
      isPicking={isPicking}
      onPick={setPicking}
    />
  );

  return (
    <Page
      title={title}
      header={
        <div className={styles.header} data-owner={isOwner}>
          <div className={styles.heading}>
            <PageTitle>{title}</PageTitle>
          </div>
          <div className={styles.toolbar}>{toolbar}</div>
        </div>
      }
    >
      {error && <LoadError error={error} onRetry={retry} />}
      {isSharedView && list && (
        <SharedViewNote subject={kind} listId={list.id} ownPath={words.viewPath} />
      )}
      {isMissing && <DroppedNote />}
      <div className={styles.body}>
        {viewpoint.needsHandle ? (
          <HandleRequired noun={words.noun} />
        ) : isShown ? (
          <TradeListContents
            kind={kind}
            list={list}
            viewpoint={viewpoint}
            onAddCards={() => setPicking(true)}
          />
        ) : list === undefined ? (
          !error && (
            <div className={styles.waiting}>
              <Spinner />
            </div>
          )
        ) : isOwner || (isSharedView && !list) ? (
          <NoList
            words={words}
            hasFailed={error !== null}
            onStart={async () => Boolean((await create(kind)).data)}
          />
        ) : (
          handle && <NoSharedList words={words} handle={handle} />
        )}
      </div>
    </Page>
  );
}

function titleOf({ handle, isOwner, mode }: TradeListViewpoint, name: string): string {
  if (!isOwner && handle !== null) return `${handle}'s ${name}`;
  return mode === 'edit' ? `Edit ${name}` : `My ${name}`;
}

/** Shown instead of the viewer's own list while they have no handle (rules/trade-lists#one-of-each). */
function HandleRequired({ noun }: { noun: string }) {
  const [isOpen, setOpen] = useState(false);
  const { checkAgain } = useAuth();
  return (
    <EmptyState
      figure="rocket"
      title="Handle Required"
      actions={
        <>
          <LinkButton to={routes.profile} variant="primary">
            Create Handle
          </LinkButton>
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Choose it here
          </Button>
        </>
      }
    >
      <p>{`Others know you by your handle. Once you have one, you can keep and share a ${noun}.`}</p>
      {isOpen && <HandleDialog onSet={() => void checkAgain()} onClose={() => setOpen(false)} />}
    </EmptyState>
  );
}

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigation, type Location } from 'react-router-dom';
import { OPEN_CARD } from '@domain/page';
import { depthOf, type EntryState } from '@/shared/lib/address/dialog-entry';
import {
  type ApplicationRouter,
  useApplicationRouter,
} from '@/shared/lib/address/application-router';
import { openModals, useOpenModals } from './open-modals';

/**
 * Gives each open dialog an entry of its own in the browser's history: Back closes it, and a dialog that is closed
 * otherwise leaves no entry behind (rules/links#open-dialogs). Mounted once.
 */
export function DialogEntries(): null {
  const router = useApplicationRouter();
  const location = useLocation();
  const { state } = useNavigation();
  const modals = useOpenModals();
  const [entries] = useState(() => entriesIn(router));
  useEffect(() => entries.follow(), [entries]);
  // What the location shows is rendered by now, so the dialogs of a page that was left are closed.
  useEffect(() => entries.settle(), [entries, location, state, modals]);
  return null;
}

const withEntries = () => openModals.list().filter(({ hasEntry }) => hasEntry);
type Modals = ReturnType<typeof withEntries>;

/** Keeps one rule: the current entry's depth is the number of open dialogs. */
function entriesIn(router: ApplicationRouter) {
  /** Whether entries of closed dialogs are being left. */
  let isLeaving = false;
  let isWriting = false;
  let openBefore = 0;

  const write = (modals: Modals, replace: boolean) => {
    const { search, state } = router.state.location;
    const entry = { ...(state as object | null), dialogs: modals.length } satisfies EntryState;
    isWriting = true;
    // Navigation within a page loads nothing, so it is done when this returns.
    void router.navigate(
      { search: naming(search, modals) },
      { replace, state: entry, preventScrollReset: true },
    );
    isWriting = false;
  };

  const settle = () => {
    const { location, navigation } = router.state;
    // Going back would cancel a navigation on its way, such as that of a link which closes its dialog.
    if (isLeaving || navigation.state !== 'idle') return;
    const modals = withEntries();
    const depth = depthOf(location);
    const wasClosed = modals.length < openBefore;
    openBefore = modals.length;
    const awaited = !wasClosed && modals.length === 0 && namesDialog(location) ? 1 : 0;
    const wanted = modals.length + awaited;
    if (depth > wanted) {
      isLeaving = true;
      void router.navigate(wanted - depth);
      return;
    }
    // A shared link: the page without the dialog comes below it.
    if (depth === 0 && modals.length > 0 && namesDialog(location)) write([], true);
    for (let at = depth; at < modals.length; at += 1) write(modals.slice(0, at + 1), false);
    const { search } = router.state.location;
    if (modals.length > 0 && naming(search, modals) !== search) write(modals, true);
  };

  const follow = () => {
    let arrivedAt = router.state.location;
    return router.subscribe(({ location, historyAction }) => {
      if (location === arrivedAt) return;
      const isSamePage = location.pathname === arrivedAt.pathname;
      arrivedAt = location;
      if (isWriting) return;
      const isBack = historyAction === 'POP';
      if (isBack && isLeaving) isLeaving = false;
      // So does a link in a dialog that leads to the dialog's own page. Another page closes the dialogs of the last one.
      else if (isBack || (historyAction === 'PUSH' && isSamePage)) closeDownTo(depthOf(location));
    });
  };
  return { settle, follow };
}

/** Closes the dialogs above an entry that was gone to. One that asks first stays, and gets an entry again. */
function closeDownTo(depth: number): void {
  const open = withEntries();
  const top = open.at(-1);
  if (!top || open.length <= depth) return;
  flushSync(top.close);
  if (withEntries().length < open.length) closeDownTo(depth);
}

const IS_NAME = new RegExp(`^${OPEN_CARD}(?:=|$)`);

const partsOf = (search: string): string[] => search.replace(/^\?/, '').split('&');

const namesDialog = ({ search }: Location): boolean =>
  partsOf(search).some((part) => IS_NAME.test(part));

/** A query string with the names of what these dialogs show, instead of those of others. */
function naming(search: string, modals: Modals): string {
  const parts = [
    ...partsOf(search).filter((part) => part !== '' && !IS_NAME.test(part)),
    ...modals.flatMap(({ parameter }) => parameter ?? []),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import {
  findClosed,
  findOpened,
  findTyped,
  selectFindAnything,
  selectIsFinding,
} from '../model/find-anything-slice';
import type { FoundPlace } from '../model/found-line';
import { useFindKeys } from '../model/use-find-keys';

const FindDialog = lazy(async () => ({ default: (await import('./find-dialog')).FindDialog }));

interface FindButtonProps {
  /** The pages that the person may open, the most used first. */
  pages: readonly FoundPlace[];
  /** Goes to the chosen place. */
  onChoose: (place: FoundPlace) => void;
}

/** Opens the search of everything, which Ctrl+K and `/` open as well (rules/search#everywhere). */
export function FindButton({ pages, onChoose }: FindButtonProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsFinding);
  const open = useCallback(() => void dispatch(findOpened()), [dispatch]);
  useFindKeys(open);
  useClosingWithPage();
  return (
    <>
      <Button
        variant="quiet"
        icon="search"
        aria-label="Find anything"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title="Find anything (Ctrl+K)"
        onClick={open}
      />
      {isOpen && (
        <>
          <TypedMeanwhile />
          <Suspense>
            <FindDialog pages={pages} onChoose={onChoose} />
          </Suspense>
        </>
      )}
    </>
  );
}

/** Keeps what is typed until the dialog has the focus, so that no letter is lost. */
function TypedMeanwhile() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useLayoutEffect(() => {
    const type = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || key.length !== 1) return;
      if (target instanceof Element && target.closest('[role="dialog"]')) return;
      event.preventDefault();
      dispatch(findTyped(selectFindAnything(store.getState()).text + key));
    };
    window.addEventListener('keydown', type);
    return () => window.removeEventListener('keydown', type);
  }, [dispatch, store]);
  return null;
}

/** Leaving the page closes the dialog. */
function useClosingWithPage() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (selectIsFinding(store.getState())) dispatch(findClosed());
  }, [dispatch, store, pathname]);
}

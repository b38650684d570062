import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { listDrafts, selectDrafts } from '../model/list-drafts-slice';

const { removalEnded } = listDrafts.WANT_LIST.actions;

const RemovalQuestion = lazy(async () => ({
  default: (await import('./removal-question')).RemovalQuestion,
}));

/**
 * Asks before a printing is removed from the want list (rules/trade-lists#want-quantity), on any page. Mounted once;
 * leaving the page closes it.
 */
export function RemovalDialog() {
  const dispatch = useAppDispatch();
  const { removal } = useAppSelector((state) => selectDrafts(state, 'WANT_LIST'));
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    dispatch(removalEnded());
  }, [dispatch, pathname]);
  return (
    removal && (
      <Suspense>
        <RemovalQuestion removal={removal} />
      </Suspense>
    )
  );
}

import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { NOT_WANTED } from '@domain/want-list';
import type { WantList, WantListItem } from '@/entities/want-list';
import { isShown } from '@/shared/lib/outbox';
import { useAppSelector } from '@/shared/store';
import { itemOfDraft } from './want-draft';
import { selectWantDrafts } from './want-drafts-slice';

const NO_ITEMS: WantList['items'] = {};

/**
 * A list's items, without those just removed and with those just added; empty without a list. These are the server's
 * objects: each row reads its own draft, so a change renders only that row.
 */
export function useWantItems(list: WantList | null): Readonly<Record<string, WantListItem>> {
  const id = list?.id;
  const items = list?.items ?? NO_ITEMS;
  const shown = useAppSelector(
    (state) =>
      Object.values(selectWantDrafts(state).entries).filter(
        (draft) =>
          draft.wantListId === id &&
          isShown(draft) &&
          (draft.wanted.quantity === NOT_WANTED) === draft.variantId in items,
      ),
    shallowEqual,
  );
  return useMemo(() => {
    if (shown.length === 0) return items;
    const changed = { ...items };
    for (const draft of shown) {
      if (draft.wanted.quantity === NOT_WANTED) delete changed[draft.variantId];
      else changed[draft.variantId] = itemOfDraft(draft);
    }
    return changed;
  }, [items, shown]);
}

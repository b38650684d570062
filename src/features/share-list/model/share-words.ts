import { TRADE_LISTS } from '@domain/trade-list';
import type { SharedSubject, ShareSettings } from '@/entities/sharing';
import { routes } from '@/shared/routes';
import type { IconName } from '@/shared/ui/icon';
import type { SharingEdit } from './sharing-edit';

interface ShareWords {
  /** The button's text (rules/sharing#share-dialog). */
  action: string;
  noun: string;
  /** The name of the page where others find it. */
  list: string;
  /** The address at which others see it. */
  route: string;
}

/** The texts for each subject that can be shared, and where others see it. */
export const shareWords: Record<SharedSubject, ShareWords> = {
  COLLECTION: {
    action: 'Share',
    noun: 'collection',
    list: 'Shared Collections',
    route: routes.collection,
  },
  WANT_LIST: {
    action: 'Share List',
    noun: TRADE_LISTS.WANT_LIST.name,
    list: 'Shared Want Lists',
    route: routes.wantList,
  },
  SALE_LIST: {
    action: 'Share List',
    noun: TRADE_LISTS.SALE_LIST.name,
    list: 'Shared Sale Lists',
    route: routes.saleList,
  },
};

/** A person's action in words, and the text of a button that applies it. */
function wordsOf(edit: SharingEdit): { did: string; button: string } {
  if (edit.kind === 'everyone') {
    return edit.isShared
      ? { did: 'shared it with everyone', button: 'Share with everyone' }
      : { did: 'stopped sharing it with everyone', button: 'Stop sharing with everyone' };
  }
  if (edit.kind === 'extras') {
    return edit.isOpen
      ? { did: 'let others pick extras for swaps', button: 'Let others pick extras' }
      : { did: 'stopped letting others pick extras', button: 'Stop letting others pick extras' };
  }
  return edit.kind === 'add'
    ? { did: `added ${edit.email}`, button: `Add ${edit.email}` }
    : { did: `removed ${edit.email}`, button: `Remove ${edit.email}` };
}

/** Who can see it: an icon, and a part of a sentence. */
function audienceOf({ sharedWithAll, sharedWithUsers }: ShareSettings): {
  icon: IconName;
  text: string;
} {
  if (sharedWithAll) return { icon: 'globe', text: 'everyone can see it' };
  const { length } = sharedWithUsers;
  if (length === 0) return { icon: 'lock', text: 'only you can see it' };
  const others = length === 1 ? 'one other person' : `${length} other people`;
  return { icon: 'user', text: `you and ${others} can see it` };
}

/** Who can see it, as a sentence. */
export function summaryOf(settings: ShareSettings) {
  const { icon, text } = audienceOf(settings);
  const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  return { icon, text: icon === 'lock' ? `Private: ${text}.` : sentence };
}

/**
 * Both sides of a conflict: the person's edits, and who can see it after the other tab's change.
 *
 * @param edits at least one
 */
export function conflictWords(edits: readonly SharingEdit[], now: ShareSettings) {
  const words = edits.map(wordsOf);
  const [only] = words;
  return {
    story: `You ${new Intl.ListFormat('en').format(words.map(({ did }) => did))}, which isn’t saved. After the other change, ${audienceOf(now).text}.`,
    keep: only && words.length === 1 ? only.button : 'Apply my changes',
    take: 'Leave it as it is',
  };
}

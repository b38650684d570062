import { ALL_SETS, type CardSet } from '@domain/card-set';
import { CARD_SET_COOKIE } from '@domain/document';
import { rememberedText, rememberInCookie } from '@/shared/lib/browser/storage';

/** The set that a collection starts with, if the catalogue has it (rules/collection#shown-set). */
const FIRST_SET = 'SOR';

/**
 * The remembered set, or else SOR, or else the first one (rules/collection#shown-set).
 *
 * @param remembered in upper case; null before the first one
 */
export function cardSetToShow(
  cardSets: readonly CardSet[],
  remembered: string | null,
): CardSet | undefined {
  const known = (code: string | null) => cardSets.find((cardSet) => cardSet.code === code);
  return known(remembered) ?? known(FIRST_SET) ?? cardSets.find((cardSet) => cardSet !== ALL_SETS);
}

/**
 * The set last viewed in this browser, remembered separately for each place with tabs of sets
 * (rules/collection#shown-set).
 *
 * @param place such as `collection`
 */
export function rememberedCardSet(place: string) {
  const { get, set } = rememberedText(`${place}-card-set`);
  return {
    /** In upper case; null before the first one. */
    code: (): string | null => get()?.toUpperCase() ?? null,
    /** In upper case: what will most likely be shown, before the sets are known. */
    likely(): string {
      return this.code() ?? FIRST_SET;
    },
    among(cardSets: readonly CardSet[]): CardSet | undefined {
      return cardSetToShow(cardSets, this.code());
    },
    /** @param code in either case */
    remember(code: string): void {
      set(code.toLowerCase());
      // The server shows a collection in its document, so it has to know the set, too.
      if (place === 'collection') rememberInCookie(CARD_SET_COOKIE, code.toUpperCase());
    },
  };
}

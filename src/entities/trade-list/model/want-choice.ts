import { readFixedPrice, typedPriceOf } from '@domain/pricing';
import type { WantTerms } from '@domain/want-list';

/** What many wants keep of their own. */
export const KEEP = 'KEEP';

/** What a person chooses about wants, part by part, as the fields hold it. */
export interface WantChoice {
  wouldDo: WantTerms['wouldDo'] | typeof KEEP;
  kinds: WantTerms['kinds'];
  limit: 'ANY_PRICE' | 'AT_MOST' | typeof KEEP;
  /** The limit as it is typed. */
  typed: string;
  priority: WantTerms['priority'] | typeof KEEP;
}

/** Changes nothing. */
export const KEPT: WantChoice = {
  wouldDo: KEEP,
  kinds: [],
  limit: KEEP,
  typed: '',
  priority: KEEP,
};

/** What a want means now, as a choice. */
export const choiceOf = ({ wouldDo, kinds, atMostCents, priority }: WantTerms): WantChoice => ({
  wouldDo,
  kinds,
  limit: atMostCents === null ? 'ANY_PRICE' : 'AT_MOST',
  typed: atMostCents === null ? '' : typedPriceOf(atMostCents),
  priority,
});

/** What a want means after a choice; null while the choice lacks kinds or a limit. */
export function termsAfter(choice: WantChoice, before: WantTerms): WantTerms | null {
  const { cents } = readFixedPrice(choice.typed);
  if (choice.limit === 'AT_MOST' && cents === null) return null;
  if (choice.wouldDo === 'KINDS' && choice.kinds.length === 0) return null;
  const { wouldDo, kinds } =
    choice.wouldDo === KEEP ? before : { ...choice, wouldDo: choice.wouldDo };
  return {
    wouldDo,
    kinds: wouldDo === 'KINDS' ? kinds : [],
    atMostCents:
      choice.limit === KEEP ? before.atMostCents : choice.limit === 'AT_MOST' ? cents : null,
    priority: choice.priority === KEEP ? before.priority : choice.priority,
  };
}

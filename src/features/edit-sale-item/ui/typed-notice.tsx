import { usePrintingLabel } from '@/entities/card';
import { TYPING_RULES } from '../model/read-typed';
import type { RefusedText, SaleDraftsState } from '../model/sale-drafts';
import { SALE_PARTS } from '../model/sale-item-draft';

interface TypedNoticeProps {
  typed: SaleDraftsState['typed'];
  /** What a field didn't take. */
  refused: RefusedText | null;
}

/** Says why something that was typed isn't taken or saved. */
export function TypedNotice({ typed, refused }: TypedNoticeProps) {
  const left = Object.entries(typed).flatMap(([variantId, texts]) =>
    SALE_PARTS.filter((part) => texts[part]?.isLeft).map((part) => ({ variantId, part })),
  );
  const told = refused ?? left.at(-1);
  if (!told) return null;
  return <Mistake {...told} />;
}

function Mistake({ variantId, part }: Pick<RefusedText, 'variantId' | 'part'>) {
  const label = usePrintingLabel(variantId);
  return (
    <>
      {label}: {TYPING_RULES[part]}
    </>
  );
}

import { VARIANT_TYPE_NAMES } from '../card';
import { quoted } from './cell-values';
import type { NamedPrinting } from './file-row';
import { bearersOf, finishOf, type CataloguePrinting, type PrintingIndex } from './printing-index';

export type FoundPrinting =
  | {
      ok: true;
      printing: CataloguePrinting;
      /** Null where the row agrees. */ warning: string | null;
    }
  | { ok: false; reason: string };

/**
 * The printing that a row means. Its number says which; the kind or the finish decides only between several that
 * share the number. Where the row contradicts its number, the number wins and the row is warned of
 * (rules/collection-files#number-wins).
 *
 * @param index the set's printings
 */
export function findPrinting(index: PrintingIndex, named: NamedPrinting): FoundPrinting {
  if (named.number === '') return { ok: false, reason: 'The row names no card number.' };
  const bearers = bearersOf(index, named.number);
  const agreeing = bearers.filter((printing) => agrees(printing, named));
  const [printing = bearers[0]] = agreeing;
  if (printing === undefined) {
    return { ok: false, reason: `${named.setCode} has no number ${quoted(named.number)}.` };
  }
  if (agreeing.length > 1 && !isTold(named)) return { ok: true, printing, warning: null };
  if (agreeing.length > 1) {
    return {
      ok: false,
      reason: `${named.setCode} has the number ${quoted(named.number)} more than once.`,
    };
  }
  return { ok: true, printing, warning: agreeing.length === 1 ? null : warningOf(printing, named) };
}

const isTold = ({ isFoil, variantType }: NamedPrinting): boolean =>
  isFoil !== null || variantType !== null;

function agrees({ variantType }: CataloguePrinting, named: NamedPrinting): boolean {
  if (named.variantType !== null) return variantType === named.variantType;
  if (named.isFoil === null) return true;
  const finish = finishOf(variantType);
  return finish === 'either' || finish === (named.isFoil ? 'foil' : 'plain');
}

function warningOf({ variantType }: CataloguePrinting, named: NamedPrinting): string {
  const said =
    named.variantType === null
      ? `not ${named.isFoil === true ? 'foil' : 'without foil'}`
      : `not ${VARIANT_TYPE_NAMES[named.variantType]}`;
  return `By its number this is the ${VARIANT_TYPE_NAMES[variantType]} printing, ${said}; the number was followed.`;
}

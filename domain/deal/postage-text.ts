import { typedPriceOf } from '@domain/pricing';
import { isPostage, type PostageStep } from './postage';

/** What to type. */
export const POSTAGE_EXAMPLE = '1.20 up to 4 worth 25; 4.95';

export const POSTAGE_RULE = `Enter steps such as ${POSTAGE_EXAMPLE}. The last one holds any number of cards.`;

const STEP =
  /^\$?(?<cents>\d{1,3}(?:[.,]\d{1,2})?)(?:\s+up to\s+(?<copies>\d{1,4})(?:\s+cards?)?)?(?:\s+worth\s+\$?(?<worth>\d{1,5}(?:[.,]\d{1,2})?))?$/i;

const centsOf = (text: string): number => Math.round(Number(text.replace(',', '.')) * 100);

/** Reads postage as people type it: “1.20 up to 4 worth 25; 4.95”. @returns null for what can't be read, none for nothing */
export function readPostage(text: string): PostageStep[] | null {
  if (text.trim() === '') return [];
  const steps = text.split(';').map((part): PostageStep | null => {
    const { cents, copies, worth } = STEP.exec(part.trim())?.groups ?? {};
    if (cents === undefined) return null;
    return {
      upToCopies: copies === undefined ? null : Number(copies),
      upToCents: worth === undefined ? null : centsOf(worth),
      cents: centsOf(cents),
    };
  });
  const read = steps.filter((step) => step !== null);
  return read.length === steps.length && isPostage(read) ? read : null;
}

/** As {@link readPostage} reads it. */
export const postageText = (steps: readonly PostageStep[]): string =>
  steps
    .map(({ upToCopies, upToCents, cents }) =>
      [
        typedPriceOf(cents),
        ...(upToCopies === null ? [] : [`up to ${upToCopies}`]),
        ...(upToCents === null ? [] : [`worth ${typedPriceOf(upToCents)}`]),
      ].join(' '),
    )
    .join('; ');

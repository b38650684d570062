import { CARD_TYPES, type CardType, VARIANT_TYPES, type VariantType } from '@domain/card';
import { playsetOf, targetOf } from '@domain/collection';
import type { PreferenceCounts } from '@domain/preferences';
import { caseText, hasPrintingText } from '@server/modules/catalogue';
import { type SQL, sql } from 'drizzle-orm';

/** Rules of `domain/collection` as SQL; property tests compare them. */

/** `missingOf` for what a player counted, `i`, less what would be missing without the count. */
export function missingBeyondUncountedSql(preferences: PreferenceCounts): SQL {
  const target = targetSql(preferences);
  return sql`case when i.missing_override is null then -least(${target}, i.inventory) else i.missing_override - ${target} end`;
}

/** `extraCountOf` for what a player counted, `i`. */
export const extraCountSql = (preferences: PreferenceCounts): SQL =>
  sql`greatest(0, i.inventory - ${playsetSql(preferences)})`;

/** `missingOf`, summed over a card `k`: how many copies a player misses who has counted none. */
export function uncountedMissingSql(
  preferences: PreferenceCounts,
  printing: VariantType | null,
): SQL {
  const types = printing === null ? VARIANT_TYPES : [printing];
  return sql.raw(
    caseText('k.card_type', CARD_TYPES, (cardType) => {
      const targets = types
        .map(
          (variantType) => [variantType, targetOf({ cardType, variantType }, preferences)] as const,
        )
        .filter(([, target]) => target > 0)
        .map(([variantType, target]) => `${hasPrintingText(variantType)} * ${target}`);
      return `(${['0', ...targets].join(' + ')})`;
    }),
  );
}

/** How many copies of `x` a player wants, as the domain says of each kind of printing. */
const targetSql = (preferences: PreferenceCounts): SQL =>
  byKind((cardType, variantType) => targetOf({ cardType, variantType }, preferences));

/** How many copies of `x` a player keeps before any is extra. */
const playsetSql = (preferences: PreferenceCounts): SQL =>
  byKind((cardType, variantType) =>
    playsetOf(cardType, targetOf({ cardType, variantType }, preferences)),
  );

/**
 * A number that depends on the kind of a printing `x`. It isn't a join with all kinds, of which PostgreSQL expects to
 * leave few printings, and then joins these in an order that is slow for all of them.
 */
const byKind = (numberOf: (cardType: CardType, variantType: VariantType) => number): SQL =>
  sql.raw(
    caseText('x.card_type', CARD_TYPES, (cardType) =>
      caseText('x.variant_type', VARIANT_TYPES, (variantType) =>
        String(numberOf(cardType, variantType)),
      ),
    ),
  );

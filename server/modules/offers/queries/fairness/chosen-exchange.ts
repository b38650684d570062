import type { Fairness } from '@domain/fairness';
import type { Database } from '@server/platform/db/database';
import { cardVariant } from '@server/modules/catalogue/tables';
import { isAnyOf } from '@server/platform/db/where';
import { visibleOwner } from '@server/modules/sharing';
import type { Viewer } from '@server/platform/viewer';
import { type ChosenCopies, type ChosenExchange, checkExchange } from './validation';
import { fairnessOfAll, type NamedCopies, type NamedExchange } from './fairness';

/** The sums of a choice that isn't an offer yet (rules/fairness#sums). @throws a field error for what no offer may contain */
export async function fairnessOfChoice(
  database: Database,
  viewer: Viewer,
  chosen: ChosenExchange,
): Promise<Fairness> {
  checkExchange(chosen);
  const [fairness] = await fairnessOfAll(database, viewer, [await named(database, viewer, chosen)]);
  if (fairness === undefined) throw new Error('An exchange has no sums');
  return fairness;
}

/** Printings that aren't in the catalogue are left out. */
async function named(
  database: Database,
  viewer: Viewer,
  { userHandle, gives, gets, balanceInCents }: ChosenExchange,
): Promise<NamedExchange> {
  const [other, cardIds] = await Promise.all([
    visibleOwner(database, viewer, { handle: userHandle, subject: 'WANT_LIST' }),
    findCardIds(database, [...gives, ...gets]),
  ]);
  const known = (copies: readonly ChosenCopies[]): NamedCopies[] =>
    copies.flatMap((each) => {
      const cardId = cardIds.get(each.variantId);
      return cardId === undefined ? [] : [{ ...each, cardId }];
    });
  return {
    otherId: other?.id ?? null,
    gives: known(gives),
    gets: known(gets),
    balanceInCents,
    isOpen: true,
  };
}

async function findCardIds(
  database: Database,
  copies: readonly ChosenCopies[],
): Promise<ReadonlyMap<string, string>> {
  const variantIds = copies.map(({ variantId }) => variantId);
  const rows = await database
    .select({ id: cardVariant.id, cardId: cardVariant.cardId })
    .from(cardVariant)
    .where(isAnyOf(cardVariant.id, variantIds));
  return new Map(rows.map(({ id, cardId }) => [id, cardId]));
}

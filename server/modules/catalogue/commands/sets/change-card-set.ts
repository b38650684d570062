import { MAX_CARD_SET_DESCRIPTION, MAX_CARD_SET_NAME } from '@domain/card-set';
import { formatNumber } from '@domain/number-text';
import { isBlank } from '@domain/plain-text';
import type { Database } from '@server/platform/db/database';
import type { FieldError } from '@server/platform/graphql/field-error';
import { recordCatalogueChange } from '@server/modules/people';
import { sql } from 'drizzle-orm';
import { findListedSets, type ListedSet } from '../../queries/sets/listed-sets';
import { announceChange, lockCardSet } from './lock-card-set';

interface CardSetTexts {
  name: string;
  description: string;
}

export interface ChangedCardSet {
  cardSet: ListedSet | null;
  errors: FieldError[];
}

interface ChangeCardSetInput extends CardSetTexts {
  cardSetId: string;
  /** What the person saw when they began. */
  seen: CardSetTexts;
}

const FIELDS = ['name', 'description'] as const;
const ACTIONS = { name: 'SET_NAME', description: 'SET_DESCRIPTION' } as const;

/**
 * Changes a set's name and description, with an audit entry for each.
 *
 * @returns with errors, nothing was changed; with CONFLICT, the set as it is now is there too
 */
export async function changeCardSet(
  database: Database,
  actorId: string,
  { cardSetId, name: typedName, description: typedDescription, seen }: ChangeCardSetInput,
): Promise<ChangedCardSet> {
  const texts = {
    name: typedName.replaceAll(/\s+/g, ' ').trim(),
    description: typedDescription.trim(),
  };
  const errors = errorsIn(texts);
  if (errors.length > 0) return { cardSet: null, errors };
  return database.transaction(async (transaction) => {
    const known = await lockCardSet(transaction, cardSetId);
    if (known === null) return unknownCardSet;
    // A change that asks for what is there may be a retry.
    const changed = FIELDS.filter((field) => known[field] !== texts[field]);
    if (changed.some((field) => known[field] !== seen[field])) {
      return { cardSet: await findListedSet(transaction, cardSetId), errors: [CHANGED_ELSEWHERE] };
    }
    for (const field of changed) {
      await recordCatalogueChange(transaction, {
        actorId,
        action: ACTIONS[field],
        subject: known.code,
        from: known[field],
        to: texts[field],
      });
    }
    if (changed.length > 0) {
      await transaction.execute(sql`
        update card_set set name = ${texts.name}, description = ${texts.description}
          where id = ${cardSetId}`);
      await announceChange(transaction, cardSetId);
    }
    return { cardSet: await findListedSet(transaction, cardSetId), errors: [] };
  });
}

const CHANGED_ELSEWHERE: FieldError = {
  field: 'seen',
  code: 'CONFLICT',
  message: 'This was changed elsewhere.',
};

export const unknownCardSet: ChangedCardSet = {
  cardSet: null,
  errors: [{ field: 'cardSetId', code: 'NOT_FOUND', message: 'There is no such set.' }],
};

export const findListedSet = async (
  transaction: Parameters<typeof findListedSets>[0],
  id: string,
): Promise<ListedSet | null> =>
  (await findListedSets(transaction)).find((each) => each.id === id) ?? null;

function errorsIn({ name, description }: CardSetTexts): FieldError[] {
  const errors: FieldError[] = [];
  if (isBlank(name)) {
    errors.push({ field: 'name', code: 'BLANK', message: 'Enter a name.' });
  }
  if (name.length > MAX_CARD_SET_NAME) errors.push(tooLong('name', MAX_CARD_SET_NAME));
  if (description.length > MAX_CARD_SET_DESCRIPTION) {
    errors.push(tooLong('description', MAX_CARD_SET_DESCRIPTION));
  }
  return errors;
}

const tooLong = (field: string, most: number): FieldError => ({
  field,
  code: 'TOO_LONG',
  message: `Use at most ${formatNumber(most)} characters.`,
});

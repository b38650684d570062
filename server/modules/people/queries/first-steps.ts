import type { FirstStepsState } from '@domain/first-steps';
import type { Database } from '@server/platform/db/database';
import { collectionItem } from '@server/modules/collection/tables';
import { share, sharing } from '@server/modules/sharing/tables';
import { userAccount } from '../tables';
import { wantList, wantListItem } from '@server/modules/lists/tables';
import { and, eq, exists, gt, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';

const anyOf = new QueryBuilder();
const one = { one: sql`1` };

/** Each one looks for a single row, by an index. */
const hasCount = exists(
  anyOf
    .select(one)
    .from(collectionItem)
    .where(and(eq(collectionItem.userId, userAccount.id), gt(collectionItem.inventory, 0))),
);
const hasWant = exists(
  anyOf
    .select(one)
    .from(wantList)
    .innerJoin(wantListItem, eq(wantListItem.wantListId, wantList.id))
    .where(eq(wantList.userId, userAccount.id)),
);
const isSharedWithAll = exists(
  anyOf
    .select(one)
    .from(sharing)
    .where(and(eq(sharing.userId, userAccount.id), sharing.sharedWithAll)),
);
const isSharedWithSome = exists(
  anyOf.select(one).from(share).where(eq(share.ownerId, userAccount.id)),
);

const truth = (condition: SQL) => sql<boolean>`${condition}`;

const NOTHING: FirstStepsState = {
  hasHandle: false,
  hasCount: false,
  hasWant: false,
  hasShared: false,
  isPutAway: false,
};

/** Which first steps a player has done, judged by what they have now (rules/pages#first-steps). */
export async function firstStepsOf(database: Database, userId: string): Promise<FirstStepsState> {
  const [row] = await database
    .select({
      hasHandle: sql<boolean>`${userAccount.handle} is not null`,
      hasCount: truth(hasCount),
      hasWant: truth(hasWant),
      hasShared: truth(sql`${isSharedWithAll} or ${isSharedWithSome}`),
      isPutAway: userAccount.hasPutFirstStepsAway,
    })
    .from(userAccount)
    .where(eq(userAccount.id, userId));
  return row ?? NOTHING;
}

import type { Database, Transaction } from '@server/platform/db/database';
import { auditEntry, userAccount } from '../tables';
import { catalogueAuditEntry } from '@server/modules/catalogue/tables';
import { isoTime } from '@server/platform/time/iso-time';
import { and, desc, eq, ne } from 'drizzle-orm';

/** The account that made a change. */
export interface AuditActor {
  id: string;
  handle: string | null;
  email: string;
}

/** A change. `at` is ISO 8601. */
export interface AuditEntry {
  id: string;
  at: string;
  field: string;
  from: string | null;
  to: string | null;
  /** Null if the program made it. */
  actor: AuditActor | null;
}

/** A change of the catalogue. `at` is ISO 8601. */
export interface CatalogueEntry extends Pick<AuditEntry, 'id' | 'at' | 'from' | 'to' | 'actor'> {
  action: string;
  subject: string;
}

/** Every handle that a person was given or lost, each once, as far back as the audit goes. */
export async function handlesInAudit(transaction: Transaction, userId: string): Promise<string[]> {
  const rows = await transaction
    .select({ from: auditEntry.from, to: auditEntry.to })
    .from(auditEntry)
    .where(and(eq(auditEntry.userId, userId), eq(auditEntry.field, 'handle')));
  const values = rows.flatMap(({ from, to }) => [from, to]);
  return [...new Set(values.filter((value) => value !== null))];
}

/** The changes of an account, newest first; all of them without a limit. */
export async function findEntries(
  database: Database,
  userId: string,
  limit?: number,
): Promise<AuditEntry[]> {
  const query = database
    .select({
      id: auditEntry.id,
      at: auditEntry.at,
      field: auditEntry.field,
      from: auditEntry.from,
      to: auditEntry.to,
      actor: { id: userAccount.id, handle: userAccount.handle, email: userAccount.email },
    })
    .from(auditEntry)
    .leftJoin(userAccount, eq(userAccount.id, auditEntry.actorId))
    .where(eq(auditEntry.userId, userId))
    .orderBy(desc(auditEntry.id));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map((row) => ({ ...row, id: String(row.id), at: isoTime(row.at) }));
}

/** Which fields of other accounts a person changed, newest first, without the values, which belong to others. */
export async function findEntriesBy(
  database: Database,
  actorId: string,
): Promise<Pick<AuditEntry, 'at' | 'field'>[]> {
  const rows = await database
    .select({ at: auditEntry.at, field: auditEntry.field })
    .from(auditEntry)
    .where(and(eq(auditEntry.actorId, actorId), ne(auditEntry.userId, actorId)))
    .orderBy(desc(auditEntry.id));
  return rows.map((row) => ({ ...row, at: isoTime(row.at) }));
}

/** The latest changes of the catalogue, newest first. */
export async function findCatalogueEntries(
  database: Database,
  limit: number,
): Promise<CatalogueEntry[]> {
  const rows = await database
    .select({
      id: catalogueAuditEntry.id,
      at: catalogueAuditEntry.at,
      action: catalogueAuditEntry.action,
      subject: catalogueAuditEntry.subject,
      from: catalogueAuditEntry.from,
      to: catalogueAuditEntry.to,
      actor: { id: userAccount.id, handle: userAccount.handle, email: userAccount.email },
    })
    .from(catalogueAuditEntry)
    .leftJoin(userAccount, eq(userAccount.id, catalogueAuditEntry.actorId))
    .orderBy(desc(catalogueAuditEntry.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, id: String(row.id), at: isoTime(row.at) }));
}

import { REPORT_ERRORS, reportErrorOf, type ReportSubject, toReason } from '@domain/moderation';
import type { Database } from '@server/platform/db/database';
import { asAccused } from '../policy';
import { report } from '../tables';
import { isUuid } from '@server/platform/db/where';
import { refusal } from '@server/platform/errors';
import type { FieldError } from '@server/platform/graphql/field-error';
import { findOwnOffer, otherOf } from '@server/modules/offers';
import { visibleSaleLists } from '@server/modules/lists';
import { visibleOwner } from '@server/modules/sharing';
import type { Viewer } from '@server/platform/viewer';
import { eq, sql } from 'drizzle-orm';
import { type ModerationResult, NO_BANNER } from './result';

/** Reports one of the viewer's offers (rules/moderation#reports). @throws NOT_FOUND for a third party */
export async function reportOffer(
  database: Database,
  { id: userId }: Viewer,
  { offerId, reason }: { offerId: string; reason: string },
): Promise<ModerationResult> {
  const own = await findOwnOffer(database, { offerId, userId });
  return write(database, {
    subject: 'OFFER',
    reporterId: userId,
    accusedId: otherOf(own).id,
    offerId: own.id,
    banner: null,
    reason,
  });
}

/** Reports the banner of a sale list that the viewer may see. @throws NOT_FOUND for a private and for a missing list */
export async function reportBanner(
  database: Database,
  viewer: Viewer,
  { userHandle: handle, reason }: { userHandle: string; reason: string },
): Promise<ModerationResult> {
  const owner = await visibleOwner(database, viewer, { handle, subject: 'SALE_LIST' });
  const [list] = await visibleSaleLists(database, viewer, handle);
  const { id: accusedId } = asAccused(list === undefined ? null : owner);
  const banner = list?.settings.banner ?? '';
  if (banner === '') return { errors: [NO_BANNER] };
  return write(database, {
    subject: 'BANNER',
    reporterId: viewer.id,
    accusedId,
    offerId: null,
    banner,
    reason,
  });
}

interface NewReport {
  subject: ReportSubject;
  reporterId: string;
  accusedId: string;
  offerId: string | null;
  banner: string | null;
  /** As typed. */
  reason: string;
}

/** Stores a report, unless the same one waits already. */
async function write(
  database: Database,
  { reason, ...about }: NewReport,
): Promise<ModerationResult> {
  const code = reportErrorOf(reason);
  if (code !== null) {
    const error: FieldError = { field: 'reason', message: REPORT_ERRORS[code], code };
    return { errors: [error] };
  }
  await database
    .insert(report)
    .values({ ...about, reason: toReason(reason) })
    .onConflictDoNothing();
  return { errors: [] };
}

/** Marks a report as settled. @throws NOT_FOUND for an unknown one */
export async function settleReport(database: Database, reportId: string): Promise<void> {
  const settled = isUuid(reportId)
    ? await database
        .update(report)
        .set({ settledAt: sql`coalesce(${report.settledAt}, now())` })
        .where(eq(report.id, reportId))
        .returning({ id: report.id })
    : [];
  if (settled.length === 0) throw refusal('NOT_FOUND', 'There is no such report.');
}

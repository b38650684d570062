import { REPORT_SUBJECTS } from '@domain/moderation';
import { admin, signedIn } from '@server/modules/people';
import { builder } from '@server/platform/graphql/builder';
import { FieldErrorRef } from '@server/platform/graphql/field-error';
import { limitRate, REPORT_RATE } from '@server/platform/rate-limit';
import { removeBannerOf, removeReportedNote } from '../commands/removals';
import { reportBanner, reportOffer, settleReport } from '../commands/reports';
import type { ModerationResult } from '../commands/result';
import {
  findReports,
  type Report,
  REPORTED_NOTES,
  type ReportedNote,
  REPORTS_AT_ONCE,
} from '../queries/reports';

const ReportPayload = builder.objectRef<ModerationResult>('ReportPayload').implement({
  fields: (t) => ({ errors: t.expose('errors', { type: [FieldErrorRef] }) }),
});

builder.mutationField('reportOffer', (t) =>
  t.field({
    description:
      'Tells the administrators about an offer of the viewer’s, who may then read its discussion. NOT_FOUND for a third party.',
    type: ReportPayload,
    args: { offerId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      const viewer = signedIn(context);
      await limitRate(context, REPORT_RATE, viewer.id);
      return reportOffer(context.database, viewer, args);
    },
  }),
);

builder.mutationField('reportBanner', (t) =>
  t.field({
    description:
      'Tells the administrators about the banner of a sale list that the viewer may see. NOT_FOUND for a private and for a missing list.',
    type: ReportPayload,
    args: {
      userHandle: t.arg.string({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_root, args, context) => {
      const viewer = signedIn(context);
      await limitRate(context, REPORT_RATE, viewer.id);
      return reportBanner(context.database, viewer, args);
    },
  }),
);

const ReportSubjectRef = builder.enumType('ReportSubject', { values: REPORT_SUBJECTS });

const ReportPersonRef = builder.objectRef<Report['reporter']>('ReportPerson').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    handle: t.exposeString('handle', { nullable: true }),
    isSuspended: t.exposeBoolean('isSuspended'),
  }),
});

const ReportedNoteRef = builder.objectRef<ReportedNote>('ReportedNote').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    content: t.exposeString('content'),
    isRemoved: t.exposeBoolean('isRemoved'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    userId: t.exposeID('userId'),
  }),
});

const ReportRef = builder.objectRef<Report>('Report').implement({
  description: 'What a player tells the administrators about another’s offer or banner.',
  fields: (t) => ({
    id: t.exposeID('id'),
    subject: t.expose('subject', { type: ReportSubjectRef }),
    reason: t.exposeString('reason'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    settledAt: t.expose('settledAt', { type: 'DateTime', nullable: true }),
    reporter: t.expose('reporter', { type: ReportPersonRef }),
    accused: t.expose('accused', { type: ReportPersonRef }),
    banner: t.exposeString('banner', { nullable: true, description: 'As it was then.' }),
    hasBanner: t.exposeBoolean('hasBanner', { description: 'Whether the list has one now.' }),
    notes: t.expose('notes', {
      type: [ReportedNoteRef],
      complexity: { field: 1, multiplier: REPORTED_NOTES },
      description: 'The latest of a reported offer, oldest first.',
    }),
  }),
});

builder.queryField('reports', (t) =>
  t.field({
    description: `For administrators: the latest ${REPORTS_AT_ONCE} reports that wait, or that are settled.`,
    type: [ReportRef],
    args: { settled: t.arg.boolean({ required: true }) },
    resolve: (_root, { settled }, context) => {
      admin(context);
      return findReports(context.database, settled);
    },
  }),
);

/** What an administrator does to a report; each answers whether it is done. */
const ADMINISTRATION = {
  settleReport: {
    argument: 'reportId',
    description: 'Marks a report as settled.',
    run: (database, _admin, id) => settleReport(database, id),
  },
  removeNote: {
    argument: 'noteId',
    description: 'Removes a note of a reported offer; both sides see that it was removed.',
    run: removeReportedNote,
  },
  removeBanner: {
    argument: 'userId',
    description: 'Removes the banner of a person’s sale list; others see that it was removed.',
    run: removeBannerOf,
  },
} satisfies Record<
  string,
  {
    argument: string;
    description: string;
    run: (
      database: Parameters<typeof settleReport>[0],
      admin: { id: string },
      id: string,
    ) => Promise<void>;
  }
>;

for (const [field, { argument, description, run }] of Object.entries(ADMINISTRATION)) {
  builder.mutationField(field, (t) =>
    t.field({
      description: `For administrators: ${description} NOT_FOUND for an unknown one.`,
      type: ReportPayload,
      args: { [argument]: t.arg.id({ required: true }) },
      resolve: async (_root, args, context) => {
        await run(context.database, admin(context), String(args[argument]));
        return { errors: [] };
      },
    }),
  );
}

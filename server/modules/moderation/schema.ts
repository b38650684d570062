import { REPORT_SUBJECTS } from '@domain/moderation';
import { builder } from '@server/platform/graphql/builder';
import { type FieldError, FieldErrorRef } from '@server/platform/graphql/field-error';
import {
  admin,
  signedIn,
  type UserAccount,
  endSessionOf,
  endSessionsOf,
  openSessionsOf,
  type OwnSession,
} from '@server/modules/people';
import { UserRef } from '@server/modules/people/schema/users';
import { limitRate, REPORT_RATE } from '@server/platform/rate-limit';
import { type BlockedPlayer, blockedPlayers, blockPlayer, unblockPlayer } from './commands/blocks';
import { removeBannerOf, removeReportedNote } from './commands/removals';
import { reportBanner, reportOffer, settleReport } from './commands/reports';
import { reinstate, suspend } from './commands/suspension';
import {
  findReports,
  type Report,
  REPORTED_NOTES,
  type ReportedNote,
  REPORTS_AT_ONCE,
} from './queries/reports';
import type { ModerationResult } from './commands/result';

const BlockedPlayerRef = builder.objectRef<BlockedPlayer>('BlockedPlayer').implement({
  description: 'A player that the viewer has blocked.',
  fields: (t) => ({
    handle: t.exposeString('handle'),
    since: t.expose('since', { type: 'DateTime' }),
  }),
});

builder.queryField('blockedPlayers', (t) =>
  t.field({
    description: 'The players that the viewer has blocked, the last one first.',
    type: [BlockedPlayerRef],
    resolve: (_root, _args, context) => blockedPlayers(context.database, signedIn(context).id),
  }),
);

const BLOCKS = { blockPlayer, unblockPlayer };

/** Adds a mutation that answers with the players that the viewer has blocked from then on. */
function addBlocking(field: keyof typeof BLOCKS, description: string) {
  builder.mutationField(field, (t) =>
    t.field({
      description: `${description} NOT_FOUND for an unknown player.`,
      type: [BlockedPlayerRef],
      args: { userHandle: t.arg.string({ required: true }) },
      resolve: async (_root, { userHandle }, context) => {
        const viewer = signedIn(context);
        await BLOCKS[field](context.database, viewer, userHandle);
        return blockedPlayers(context.database, viewer.id);
      },
    }),
  );
}

addBlocking(
  'blockPlayer',
  'Blocks a player: no offers, notes or matches between the two, and neither sees the other’s lists. Closes their open offers.',
);
addBlocking('unblockPlayer', 'Takes a block back. Offers that it closed stay closed.');

const OwnSessionRef = builder.objectRef<OwnSession>('OwnSession').implement({
  description: 'A browser in which the viewer is signed in.',
  fields: (t) => ({
    id: t.exposeID('id', {
      description: 'Names it among the viewer’s sessions, and gives no access.',
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    isCurrent: t.exposeBoolean('isCurrent'),
  }),
});

builder.queryField('sessions', (t) =>
  t.field({
    description: 'Where the viewer is signed in, the latest sign-in first.',
    type: [OwnSessionRef],
    resolve: (_root, _args, context) => openSessionsOf(context.database, signedIn(context)),
  }),
);

builder.mutationField('endSession', (t) =>
  t.field({
    description: 'Signs the viewer out in one browser. Answers with what is left.',
    type: [OwnSessionRef],
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const viewer = signedIn(context);
      await endSessionOf(context.database, { userId: viewer.id, sessionId: String(id) });
      return openSessionsOf(context.database, viewer);
    },
  }),
);

builder.mutationField('endSessions', (t) =>
  t.field({
    description: 'Signs the viewer out everywhere, or everywhere else. Answers with what is left.',
    type: [OwnSessionRef],
    args: { keepsThis: t.arg.boolean({ required: true }) },
    resolve: async (_root, { keepsThis }, context) => {
      const viewer = signedIn(context);
      await endSessionsOf(context.database, viewer.id, keepsThis ? viewer.tokenHash : undefined);
      return openSessionsOf(context.database, viewer);
    },
  }),
);

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

const SuspensionPayload = builder
  .objectRef<{ user: UserAccount | null; errors: FieldError[] }>('SuspensionPayload')
  .implement({
    fields: (t) => ({
      user: t.expose('user', { type: UserRef, nullable: true, description: 'After the change.' }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

builder.mutationField('suspendUser', (t) =>
  t.field({
    description:
      'For administrators: ends a person’s sessions, closes their open offers and hides their lists, until they are reinstated.',
    type: SuspensionPayload,
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_root, { userId }, context) => {
      const { adminEmails, database } = context;
      return suspend(database, { id: admin(context).id, adminEmails }, userId);
    },
  }),
);

builder.mutationField('reinstateUser', (t) =>
  t.field({
    description: 'For administrators: lets a suspended person sign in again and shows their lists.',
    type: SuspensionPayload,
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_root, { userId }, context) => reinstate(context.database, admin(context), userId),
  }),
);

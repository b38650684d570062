import {
  CATALOGUE_RUN_KINDS,
  CATALOGUE_RUN_STATUSES,
  type CatalogueRunProgress,
} from '@domain/catalogue-run';
import { type ImportRefusal } from '../commands/import/import-refusal';
import { reportInWords } from '../commands/import/report-in-words';
import { syncInWords } from '../commands/sync/report-in-words';
import { builder } from '@server/platform/graphql/builder';
import { type FieldError, FieldErrorRef } from '@server/platform/graphql/field-error';
import { AuditActorRef } from '@server/modules/people/schema/audit';
import { admin } from '@server/modules/people';
import { cancelRun } from '../commands/runs/cancel-run';
import { startImport } from '../commands/runs/start-import';
import { startSync } from '../commands/runs/start-sync';
import { findRuns } from '../queries/runs/runs';
import {
  type CatalogueRun,
  type DemoInTheWay,
  demosInTheWay,
  type RunOptions,
} from '../queries/runs/run';

const RunKind = builder.enumType('CatalogueRunKind', { values: CATALOGUE_RUN_KINDS });
const RunStatus = builder.enumType('CatalogueRunStatus', { values: CATALOGUE_RUN_STATUSES });

const ProgressRef = builder.objectRef<CatalogueRunProgress>('CatalogueRunProgress').implement({
  description: 'What a run is doing.',
  fields: (t) => ({
    sentence: t.exposeString('sentence'),
    done: t.exposeInt('done', {
      description: 'Steps or bytes; null as long as nobody knows.',
      nullable: true,
    }),
    of: t.exposeInt('of', { nullable: true }),
  }),
});

const OptionsRef = builder.objectRef<RunOptions>('CatalogueRunOptions').implement({
  fields: (t) => ({
    recordedAt: t.expose('recordedAt', { type: 'DateTime', nullable: true }),
    cardSetCode: t.exposeString('setCode', { nullable: true }),
    replaceDemo: t.exposeBoolean('replaceDemo'),
    discardChanges: t.exposeBoolean('discardChanges'),
    acceptJumps: t.exposeBoolean('acceptJumps'),
  }),
});

const RefusalRef = builder.objectRef<ImportRefusal>('CatalogueRunRefusal').implement({
  description: 'Why a run stopped.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Such as `NOT_THE_FORMAT`.' }),
    message: t.exposeString('message'),
    removes: t.string({
      description: 'What of the demo it would remove, if that is why it stopped.',
      deprecationReason: 'See demosInTheWay.',
      nullable: true,
      resolve: ({ removes }) => removes ?? null,
    }),
  }),
});

const LineRef = builder
  .objectRef<{ about: string; words: string }>('CatalogueReportLine')
  .implement({
    fields: (t) => ({
      about: t.exposeString('about', { description: 'Such as `cards` or `rejected`.' }),
      words: t.exposeString('words'),
    }),
  });

const DemoInTheWayRef = builder.objectRef<DemoInTheWay>('DemoInTheWay').implement({
  description: 'A demo set that stands where a real one would go.',
  fields: (t) => ({
    cardSetCode: t.exposeString('setCode', {
      description: 'Null for the one set of an import.',
      nullable: true,
    }),
    removes: t.exposeString('removes', { description: 'What replacing it removes, in words.' }),
    wasChanged: t.exposeBoolean('wasChanged', {
      description: 'Whether anybody has changed it, or uses its cards.',
    }),
  }),
});

/** The most lines of a report; a file may have thousands of rejected rows. */
const MOST_LINES = 200;

const ReportRef = builder
  .objectRef<{ heading: string; lines: { about: string; words: string }[] }>('CatalogueReport')
  .implement({
    description: `What was done to one set; the first ${MOST_LINES} lines.`,
    fields: (t) => ({
      heading: t.exposeString('heading'),
      lines: t.field({ type: [LineRef], resolve: ({ lines }) => lines.slice(0, MOST_LINES) }),
      linesLeftOut: t.int({
        resolve: ({ lines }) => Math.max(0, lines.length - MOST_LINES),
      }),
    }),
  });

const RunRef = builder.objectRef<CatalogueRun>('CatalogueRun').implement({
  description: 'An import or a sync that an administrator started.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: RunKind }),
    status: t.expose('status', { type: RunStatus }),
    source: t.exposeString('source', { description: 'The file’s name, or the address.' }),
    fileId: t.exposeID('fileId', {
      description: 'The sent file, as long as it is kept.',
      nullable: true,
    }),
    options: t.expose('options', { type: OptionsRef }),
    startedBy: t.expose('startedBy', { type: AuditActorRef, nullable: true }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    progress: t.expose('progress', { type: ProgressRef, nullable: true }),
    refusal: t.field({
      type: RefusalRef,
      nullable: true,
      resolve: ({ outcome }) => (outcome?.ok === false ? outcome.refusal : null),
    }),
    demosInTheWay: t.field({
      description: 'The demo sets that it left alone, since nobody said that they may go.',
      type: [DemoInTheWayRef],
      resolve: ({ outcome }) => demosInTheWay(outcome),
    }),
    reports: t.field({
      description: 'Of each set, once the run is done; of a sync, first what is about all of them.',
      type: [ReportRef],
      resolve: ({ outcome }) => {
        if (!outcome?.ok) return [];
        if ('reports' in outcome) return outcome.reports.map(reportInWords);
        const { sets, rest } = syncInWords(outcome.sync);
        return [rest, ...sets];
      },
    }),
  }),
});

const MOST_RUNS = 10;

builder.queryField('catalogueRuns', (t) =>
  t.field({
    description: `For administrators: the latest ${MOST_RUNS} imports and syncs that were started here, newest first.`,
    type: [RunRef],
    complexity: { field: 1, multiplier: MOST_RUNS },
    resolve: (_root, _args, context) => {
      admin(context);
      return findRuns(context.database, MOST_RUNS);
    },
  }),
);

const StartCatalogueImportInput = builder.inputType('StartCatalogueImportInput', {
  description: 'Either a file that was sent to /api/catalogue_file, or an address.',
  fields: (t) => ({
    fileId: t.id(),
    address: t.string(),
    recordedAt: t.string({
      description: 'When the prices were stated: a day or a moment; now, if left out.',
    }),
    cardSetCode: t.string({ description: 'Imports only the rows of this set.' }),
    replaceDemo: t.boolean({ required: true, defaultValue: false }),
    discardChanges: t.boolean({ required: true, defaultValue: false }),
    acceptJumps: t.boolean({ required: true, defaultValue: false }),
  }),
});

const StartCatalogueRunPayload = builder
  .objectRef<{ run: CatalogueRun | null; errors: FieldError[] }>('StartCatalogueRunPayload')
  .implement({
    fields: (t) => ({
      run: t.expose('run', { type: RunRef, nullable: true }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

builder.mutationField('startCatalogueImport', (t) =>
  t.field({
    description: 'For administrators: imports a file, which goes on after the answer.',
    type: StartCatalogueRunPayload,
    args: { input: t.arg({ type: StartCatalogueImportInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const { id } = admin(context);
      return startImport(context.database, id, input);
    },
  }),
);

builder.mutationField('startCatalogueSync', (t) =>
  t.field({
    description:
      'For administrators: brings the whole catalogue up to its sources, which goes on after the answer.',
    type: StartCatalogueRunPayload,
    args: {
      acceptJumps: t.arg.boolean({ required: true, defaultValue: false }),
      replaceDemo: t.arg.boolean({ required: true, defaultValue: false }),
      discardChanges: t.arg.boolean({ required: true, defaultValue: false }),
    },
    resolve: (_root, args, context) => {
      const { id } = admin(context);
      return startSync(context.database, id, args);
    },
  }),
);

const CancelCatalogueRunPayload = builder
  .objectRef<{ errors: FieldError[] }>('CancelCatalogueRunPayload')
  .implement({ fields: (t) => ({ errors: t.expose('errors', { type: [FieldErrorRef] }) }) });

builder.mutationField('cancelCatalogueRun', (t) =>
  t.field({
    description:
      'For administrators: ends an import or a sync that waits or is under way. What it has written stays.',
    type: CancelCatalogueRunPayload,
    args: { runId: t.arg.id({ required: true }) },
    resolve: (_root, { runId }, context) => {
      const { id } = admin(context);
      return cancelRun(context.database, id, runId);
    },
  }),
);

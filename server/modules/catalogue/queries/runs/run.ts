import type {
  CatalogueRunKind,
  CatalogueRunProgress,
  CatalogueRunStatus,
} from '@domain/catalogue-run';
import type { ImportRefusal } from '../../commands/import/import-refusal';
import type { ImportReport } from '../../commands/import/report';
import type { SyncReport } from '../../commands/sync/report';
import type { AuditActor } from '@server/modules/people';

/** The channel on which PostgreSQL notifies every process that a run has gone on. */
export const CATALOGUE_RUN_CHANNEL = 'catalogue_run';

/** What an import does beyond bringing a set up to date, as the command's options. */
export interface RunOptions {
  /** ISO 8601. */
  recordedAt: string | null;
  setCode: string | null;
  replaceDemo: boolean;
  discardChanges: boolean;
  acceptJumps: boolean;
}

/** What a run ended with. */
export type RunOutcome =
  | { ok: true; reports: ImportReport[] }
  | { ok: true; sync: SyncReport }
  | { ok: false; refusal: ImportRefusal };

/** A demo set that stands where a real one would go. */
export interface DemoInTheWay {
  /** Null for the one set of an import. */
  setCode: string | null;
  /** What replacing it removes, in words. */
  removes: string;
  /** Whether anybody has changed it or uses its cards. */
  wasChanged: boolean;
}

/** The demo sets that a run left alone, since nobody said that they may go. */
export function demosInTheWay(outcome: RunOutcome | null): DemoInTheWay[] {
  if (outcome === null) return [];
  if (!outcome.ok) return inTheWay(null, outcome.refusal);
  if ('reports' in outcome) return [];
  return outcome.sync.sets.flatMap(({ code, refusals }) =>
    refusals.flatMap((refusal) => inTheWay(code, refusal)),
  );
}

const inTheWay = (setCode: string | null, { code, removes }: ImportRefusal): DemoInTheWay[] =>
  removes === undefined ? [] : [{ setCode, removes, wasChanged: code === 'DEMO_WAS_CHANGED' }];

/** An import or a sync that an administrator started. Times are ISO 8601. */
export interface CatalogueRun {
  id: string;
  kind: CatalogueRunKind;
  status: CatalogueRunStatus;
  /** The file's name, or the address. */
  source: string;
  /** The sent file, as long as it is kept. */
  fileId: string | null;
  options: RunOptions;
  startedBy: AuditActor | null;
  startedAt: string;
  progress: CatalogueRunProgress | null;
  outcome: RunOutcome | null;
  endedAt: string | null;
}

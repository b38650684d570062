import type { FastifyBaseLogger } from 'fastify';
import { syncCatalogue, type SyncOptions } from './sync-catalogue';

interface RefreshOptions extends Pick<SyncOptions, 'database' | 'dataDir' | 'from' | 'parse'> {
  signal: AbortSignal;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Brings prices, and sets that are new, up to their sources. Files that were read today aren't asked for again, so a
 * further attempt continues where the former one failed.
 *
 * @throws if a source couldn't be reached, so that the job is tried again; what was refused otherwise, a person has to see
 */
export async function refreshCatalogue({ log, ...options }: RefreshOptions): Promise<void> {
  const outcome = await syncCatalogue(options);
  const refusals = outcome.ok
    ? outcome.report.sets.flatMap((set) => set.refusals)
    : [outcome.refusal];
  for (const { message } of refusals) log.warn({ operation: 'job refresh-catalogue' }, message);
  if (outcome.ok) {
    const { sets, isChanged, milliseconds } = outcome.report;
    log.info(
      { operation: 'job refresh-catalogue', sets: sets.length, isChanged, milliseconds },
      'the catalogue was refreshed',
    );
  }
  const unreachable = refusals.filter(({ code }) => code === 'ADDRESS_UNREACHABLE');
  if (unreachable.length > 0) {
    throw new Error(`${unreachable.length} files of the catalogue's sources can't be reached.`);
  }
}

import type { CatalogueAction, CatalogueRunStatus } from '@domain/catalogue-run';
import type { CatalogueRun } from '../api/catalogue-api';

export const STATUS_WORDS: Record<CatalogueRunStatus, string> = {
  WAITING: 'Waiting',
  RUNNING: 'Under way',
  DONE: 'Done',
  REFUSED: 'Refused',
  FAILED: 'Failed',
};

export const ACTION_WORDS: Record<CatalogueAction, string> = {
  RUN_STARTED: 'Started an import or a sync',
  RUN_ENDED: 'Import or sync ended',
  SET_NAME: 'Name',
  SET_DESCRIPTION: 'Description',
  SET_PICTURE: 'Picture',
  SET_POSITION: 'Place',
  PRICE_ACCEPTED: 'Accepted a price',
  PRICE_DROPPED: 'Dropped a price',
  PRODUCT_PINNED: 'Pinned a product',
  PRODUCT_UNPINNED: 'Unpinned a product',
};

/** What a run is called: “Import of set.json”. */
export const nameOfRun = ({ kind, source }: Pick<CatalogueRun, 'kind' | 'source'>): string =>
  kind === 'IMPORT' ? `Import of ${source}` : 'Sync of all sources';

/** Who did something; the program, if the account is gone. */
export const nameOfActor = (actor: { handle: string | null; email: string } | null): string =>
  actor === null ? 'The program' : (actor.handle ?? actor.email);

/** How a run ended, as one sentence. */
export function sentenceOfRun(run: CatalogueRun): string {
  const name = nameOfRun(run);
  switch (run.status) {
    case 'WAITING':
      return `${name} waits to begin.`;
    case 'RUNNING':
      return `${name} is under way.`;
    case 'DONE':
      return `${name} is done.`;
    case 'REFUSED':
      return `${name} was ${run.refusal?.code === 'CANCELLED' ? 'cancelled' : 'refused'}.`;
    case 'FAILED':
      if (run.refusal) return `${name} failed.`;
      return `${name} failed. Nothing of what was under way is kept. The dashboard has the fault’s reference.`;
  }
}

import {
  type SourceAddresses,
  syncCatalogue,
  syncInWords,
  type SyncOptions,
  type SyncReport,
} from '@server/modules/catalogue';
import { SingleBar } from 'cli-progress';
import { printedWords } from './printed-report';

interface SyncSurroundings extends Pick<SyncOptions, 'database' | 'dataDir' | 'now' | 'signal'> {
  sources: SourceAddresses;
  print: (line: string) => void;
  /** Where a progress bar is drawn; without one, each step is a line. */
  terminal?: NodeJS.WriteStream | undefined;
}

/**
 * Runs `npm run catalogue -- sync`.
 *
 * @param from a folder to read instead of the sources' addresses
 * @returns the exit code: 1 if anything was refused; what wasn't is written nevertheless
 */
export async function runSync(
  {
    from,
    json,
    options,
  }: {
    from: string | undefined;
    json: boolean;
    options: Pick<SyncOptions, 'recordedAt' | 'replaceDemo' | 'discardChanges' | 'accept'>;
  },
  { sources, print, terminal, ...surroundings }: SyncSurroundings,
): Promise<number> {
  const shown = json ? NOTHING : terminal ? onTerminal(terminal) : asLines(print);
  try {
    const outcome = await syncCatalogue({
      ...options,
      ...surroundings,
      from: from === undefined ? sources : { folder: from },
      progress: shown.progress,
    });
    shown.end();
    if (json) print(JSON.stringify(outcome, null, 2));
    else if (outcome.ok) for (const line of printedSync(outcome.report)) print(line);
    else print(outcome.refusal.message);
    return outcome.ok && isWhole(outcome.report) ? 0 : 1;
  } finally {
    shown.end();
  }
}

function printedSync(report: SyncReport): string[] {
  const { sets, rest } = syncInWords(report);
  return [...sets, rest].flatMap(printedWords);
}

const isWhole = ({ sets }: SyncReport): boolean =>
  sets.every(({ refusals }) => refusals.length === 0);

interface Shown {
  progress: NonNullable<SyncOptions['progress']>;
  end(): void;
}

const NOTHING: Shown = { progress: () => undefined, end: () => undefined };

const asLines = (print: (line: string) => void): Shown => ({
  progress: ({ message }) => print(message),
  end: () => undefined,
});

function onTerminal(stream: NodeJS.WriteStream): Shown {
  const bar = new SingleBar({
    format: '{bar} {value}/{total} {message}',
    stream,
    hideCursor: true,
    clearOnComplete: true,
    linewrap: false,
  });
  bar.start(1, 0, { message: '' });
  return {
    progress({ done, total, message }) {
      bar.setTotal(Math.max(total, 1));
      bar.update(done, { message });
    },
    end: () => bar.stop(),
  };
}

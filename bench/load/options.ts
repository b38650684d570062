import { parseArgs } from 'node:util';

export interface LoadOptions {
  events: number;
  players: number;
  /** How many processes to measure, one after the other. */
  processes: number[];
  /** Seconds of each measurement. */
  seconds: number;
  /** Where the filled database stays for the next run; null to remove it. */
  keep: string | null;
  /** Ends once the database is filled. */
  fillOnly: boolean;
}

/** Reads `npm run bench -- load --events 1000000 --keep /tmp/load`. */
export function readOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      events: { type: 'string', default: '20000000' },
      players: { type: 'string', default: '10000' },
      processes: { type: 'string', default: '1,2,3' },
      seconds: { type: 'string', default: '15' },
      keep: { type: 'string' },
      'fill-only': { type: 'boolean', default: false },
    },
  });
  return {
    events: Number(values.events),
    players: Number(values.players),
    processes: values.processes.split(',').map(Number),
    seconds: Number(values.seconds),
    keep: values.keep ?? null,
    fillOnly: values['fill-only'],
  };
}

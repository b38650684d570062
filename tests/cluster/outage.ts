import { setTimeout as after } from 'node:timers/promises';
import { eventually, within } from './machines/wait';
import type { Player } from './people/player';

/** What a site promises: writes go on within this time. */
export const WRITES_WITHIN_MS = 15_000;

export interface OutageReport {
  name: string;
  /** The longest time in which no write was acknowledged, in seconds. */
  silence: number;
  /** After how many seconds everybody's write was acknowledged again. */
  everybodyWrites: number;
  /** After how many seconds everybody heard of something that happened after the silence. */
  everybodyHears: number;
}

/** Does something to the cluster while people play, and measures how long it disturbs them. */
export async function outage(
  name: string,
  players: readonly Player[],
  act: () => Promise<void> | void,
): Promise<OutageReport> {
  const started = performance.now();
  const since = () => (performance.now() - started) / 1_000;
  await act();
  // Whatever was detected late has happened by then.
  await after(WRITES_WITHIN_MS);
  const wrote = (player: Player, from: number) =>
    player.acknowledged.moments.some((moment) => moment >= from);
  const { length, end } = longestSilence(players, started);
  await within(
    60_000,
    'everybody to write again',
    eventually(() => players.every((player) => wrote(player, end))),
  );
  const everybodyWrites = since();
  const heard = new Map(players.map((player) => [player, player.listening.heard]));
  await within(
    60_000,
    'everybody to hear of an event',
    eventually(() => players.every((player) => player.listening.heard > heard.get(player)!)),
  );
  return { name, silence: length / 1_000, everybodyWrites, everybodyHears: since() };
}

/** The longest time without an acknowledged write since a moment, and when it ended. */
function longestSilence(
  players: readonly Player[],
  since: number,
): { length: number; end: number } {
  const moments = players
    .flatMap(({ acknowledged }) => acknowledged.moments)
    .filter((moment) => moment > since)
    .toSorted((a, b) => a - b);
  let longest = { length: 0, end: since };
  let last = since;
  for (const moment of [...moments, performance.now()]) {
    if (moment - last > longest.length) longest = { length: moment - last, end: moment };
    last = moment;
  }
  return longest;
}

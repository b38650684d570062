import type { Transaction } from '@server/db/database';
import type { DemoPlayer } from '../generate/player';
import { writeLedger } from './write-ledger';
import { writePreferences } from './write-preferences';
import { writeSaleLists } from './write-sale-lists';
import { writeSharing } from './write-sharing';
import { writeWantLists } from './write-want-lists';

/** A player with the account that it becomes. */
export interface OwnedPlayer extends DemoPlayer {
  userId: string;
}

/** Writes what players have, a few statements for all of them. */
export async function writePlayers(
  transaction: Transaction,
  players: readonly OwnedPlayer[],
): Promise<void> {
  await writeLedger(transaction, players);
  await writePreferences(transaction, players);
  await writeWantLists(transaction, players);
  await writeSaleLists(transaction, players);
  await writeSharing(transaction, players);
}

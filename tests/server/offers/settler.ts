import { createDatabase, createPool } from '@server/platform/db/database';
import { actOnOffer } from '@server/modules/offers/commands/act-on-offer';

/** Marks the offer in argv[3] as exchanged on behalf of the player in argv[4], on the database in argv[2]. */
async function settle([connectionString = '', offerId = '', userId = '']: string[]): Promise<void> {
  const pool = createPool(connectionString);
  await actOnOffer(createDatabase(pool), { offerId, userId, action: 'MARK_EXCHANGED' });
  await pool.end();
}

void settle(process.argv.slice(2));

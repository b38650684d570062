import { sql } from 'drizzle-orm';

/** Rules of `domain/collection` as SQL; property tests compare them. */

/** `withInventory`: the count of a row of `printing` after an edit. */
export const INVENTORY_TO = sql`coalesce(inventory, inventory_from)`;

export const OVERRIDE_TO = sql`case
  when missing_override is not null then nullif(missing_override, -1)
  when override_from is not null
    then greatest(0, override_from - greatest(0, ${INVENTORY_TO} - inventory_from)) end`;

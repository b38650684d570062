import { sql } from 'drizzle-orm';
import type { ImportReport } from '../report';
import type { KnownSet } from './known-set';
import type { Transaction } from './transaction';

/** What the command line says about a set; a file says only its code. */
export interface SetTexts {
  name?: string | undefined;
  description?: string | undefined;
}

/** Adds the set at the end, makes a replaced demo set its own, or changes what was asked for. */
export async function writeSet(
  tx: Transaction,
  code: string,
  known: KnownSet | null,
  texts: SetTexts,
): Promise<Record<keyof SetTexts, string> & { change: ImportReport['set'] }> {
  const isOurs = known?.origin === 'IMPORT';
  const name = texts.name ?? (isOurs ? known.name : code);
  const description = texts.description ?? (isOurs ? known.description : '');
  if (known === null) {
    await tx.execute(sql`
      insert into card_set (id, code, name, description, position, origin)
        select ${code.toLowerCase()}, ${code}, ${name}, ${description},
          coalesce(max(position), 0) + 1, 'IMPORT' from card_set`);
    return { name, description, change: 'ADDED' };
  }
  if (isOurs && known.name === name && known.description === description) {
    return { name, description, change: 'UNCHANGED' };
  }
  await tx.execute(sql`
    update card_set set name = ${name}, description = ${description}, origin = 'IMPORT',
        image_url = case when origin = 'DEMO' then null else image_url end
      where id = ${known.id}`);
  return { name, description, change: isOurs ? 'UPDATED' : 'REPLACED_DEMO' };
}

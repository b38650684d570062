import { itLong } from '@tests/support/jest/it-long';
import { loadDemoCatalogue } from '@server/app/demo/catalogue';
import { loadDemoPlayers } from '@server/app/demo/players';
import { loadDemoAccounts } from '@server/app/demo/identity-provider';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { importedBy, refusedBy, withImports } from './support/imports';

const ISSUER = 'http://localhost:3000/demo-identity';
const context = withImports();

itLong(
  'what the demo loader wrote counts as unchanged; one changed cell does not',
  async () => {
    const { pool, database } = context;
    // The loader leaves sets alone that exist; two of its sets are enough here.
    await pool.query(`insert into card_set (id, code, name, position, origin)
    select lower(code), code, code, 1, 'IMPORT' from unnest('{SHD,TWI,LOF}'::text[]) code`);
    await loadDemoCatalogue({ pool, database, report: () => undefined });
    await loadDemoAccounts(database, ISSUER);
    await loadDemoPlayers(database, ISSUER);
    const sor = await context.file(aSwuDbFile(aSwuDbRow({ Set: 'SOR' })), 'sor.json');
    const jtl = await context.file(aSwuDbFile(aSwuDbRow({ Set: 'JTL' })), 'jtl.json');

    expect(await refusedBy(context, sor)).toMatch(/^SOR holds the demo catalogue/);
    const replaced = await importedBy(context, sor, { replaceDemo: true });
    expect(replaced).toMatchObject({ set: 'REPLACED_DEMO', cards: { added: 1 }, backup: null });

    await pool.query(`update card_variant set number = '999'
    where id = (select min(id) from card_variant where id like 'jtl-%')`);
    expect(await refusedBy(context, jtl, { replaceDemo: true })).toMatch(/were changed/);
    const discarded = await importedBy(context, jtl, { replaceDemo: true, discardChanges: true });
    expect(discarded.backup).toMatch(/jtl-.*\.json\.gz$/);
  },
  60_000,
);

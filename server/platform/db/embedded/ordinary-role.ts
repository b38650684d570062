import pg from 'pg';
import { USER, type Cluster } from './cluster';

/** The name that the superuser gets. Nobody can log in as it. */
const SUPERUSER = 'starbinder_superuser';

/** What the program may do meanwhile, and then nobody: a superuser's own name can't be changed in a session of its own. */
const HELPER = 'starbinder_helper';

/**
 * Takes the rights of a superuser from the role that the program uses. Of a superuser, a statement that somebody smuggled in could run
 * programs and read files. The first role of a cluster is a superuser for good, so it gets another name and no password; a
 * new role has its former name and password, and owns the database with all that is in it. It happens in one
 * transaction, in new clusters and in those of earlier versions, which can go on using it.
 *
 * @param connectionString to the program's database
 * @returns whether the role was a superuser; its sessions still are
 */
export async function makeRoleOrdinary(
  { password }: Cluster,
  connectionString: string,
): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const first = await client.query(
      'select from pg_roles where oid = 10 and rolname = current_user',
    );
    if (first.rowCount === 0) return false;
    const role = client.escapeIdentifier(USER);
    await client.query('begin');
    await client.query(`create role ${HELPER} superuser`);
    await client.query(`set local session authorization ${HELPER}`);
    await client.query(`alter role ${role} rename to ${SUPERUSER}`);
    await client.query(`create role ${role} login password ${client.escapeLiteral(password)}`);
    await client.query('reset session authorization');
    await client.query(`drop role ${HELPER}`);
    await giveDatabase(client, role);
    await client.query(`alter role ${SUPERUSER} nologin password null`);
    await client.query('commit');
    return true;
  } finally {
    // With it, a transaction that failed.
    await client.end();
  }
}

/** Makes a role the owner of the database and of everything in it that the session's user owns. */
async function giveDatabase(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ thing: string }>(OWN_THINGS);
  const { rows: databases } = await client.query<{ name: string }>(
    'select current_database() as name',
  );
  for (const { name } of databases) {
    await client.query(`alter database ${client.escapeIdentifier(name)} owner to ${role}`);
  }
  for (const { thing } of rows) await client.query(`alter ${thing} owner to ${role}`);
}

/** PostgreSQL's own things have lower numbers. Those of an extension stay with it, and sequences of a column and indexes go with their table. */
const OWN_THINGS = `
  with own as (
    select 'pg_namespace'::regclass as catalog, oid, format('schema %I', nspname) as thing, nspowner as owner from pg_namespace
    union all
    select 'pg_class'::regclass, oid, format('%s %s', case relkind
        when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' when 'f' then 'foreign table' else 'table' end,
        oid::regclass), relowner
      from pg_class where relkind in ('r', 'p', 'v', 'm', 'S', 'f')
    union all
    select 'pg_proc'::regclass, oid, format('%s %s', case prokind when 'a' then 'aggregate' else 'routine' end, oid::regprocedure), proowner
      from pg_proc
    union all
    select 'pg_type'::regclass, t.oid, format('type %s', t.oid::regtype), typowner
      from pg_type t left join pg_class c on c.oid = typrelid where typtype in ('e', 'd', 'r') or c.relkind = 'c'
  )
  select thing from own
    where oid >= 16384 and owner = current_user::regrole and not exists (
      select from pg_depend d where d.classid = catalog and d.objid = own.oid and d.objsubid = 0
        and (d.deptype = 'e' or thing like 'sequence %' and d.deptype in ('a', 'i')))`;

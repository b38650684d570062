import { readdirSync } from 'node:fs';
import type { InjectOptions } from 'fastify';
import { insertSession } from '@tests/factories/user-rows';
import { insertTradedPrinting, meet } from '../graphql/roles/meet';
import { operations } from '../graphql/roles/operations';
import { builtPictureWorker, removePictureWorker } from '../images/picture-worker';
import { ask } from '../support/ask';
import { refuseConnections } from '../support/refuse-connections';
import { startTestApp, testConfig, type TestApp } from '../support/test-app';

/** A table of ours; what happens to one that is partitioned happens to its partitions. */
const IS_TABLE = `relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;

const ADDRESS = 'very-private@example.com';
const TYPED = 'what-somebody-typed';
/** Bytes of a line: a log that one request can fill is of no use. */
const LONGEST_LINE = 4_096;

/** No request runs a statement of theirs. */
const WITHOUT_STATEMENTS = ['backup'];

/** The server's own jobs, which belong to no request. */
const WITHOUT_REQUEST = new Set<unknown>([
  'requests are counted in this process only',
  'sellers are not summed up',
]);

/** Outside GraphQL: a route of each kind, by its name in the log. */
const ROUTES: Record<string, InjectOptions> = {
  'GET /api/auth_status': { url: '/api/auth_status' },
  'GET /api/export_collection': {
    url: `/api/export_collection?user_handle=${TYPED}&format=csv`,
  },
  'GET /api/my_data': { url: '/api/my_data' },
  'GET /api/events': { url: `/api/events?after=${TYPED}` },
  'GET /images/links/cards/:id': { url: `/images/links/cards/${TYPED}` },
  'POST /api/import_collection': {
    method: 'POST',
    url: `/api/import_collection?file_name=${TYPED}.csv`,
    headers: { 'content-type': 'text/csv' },
    payload: 'Set,CardNumber,Count\nSHD,001,2\n',
  },
  'POST /api/read_cards': {
    method: 'POST',
    url: `/api/read_cards?file_name=${TYPED}.csv`,
    headers: { 'content-type': 'text/csv' },
    payload: 'Set,CardNumber,Count,IsFoil\nSHD,001,2,True\n',
  },
};

/** Faults that really happen in the database, in every module, and what the log makes of them. */
describe('the log of faults', () => {
  let server: TestApp;
  let signedIn: Record<string, string>;
  let ids: Awaited<ReturnType<typeof meet>>['ids'];
  const secrets = new Set([ADDRESS, TYPED, 'owner@', 'counterparty', 'session=', '127.0.0.1']);

  beforeAll(async () => {
    server = await startTestApp({
      pictureWorker: builtPictureWorker(),
      config: { ...testConfig, logLevel: 'debug' },
    });
    const { pool, database } = server;
    await insertTradedPrinting(database);
    // An administrator, so that nothing is refused before its first statement.
    const met = await meet(database, 'owner');
    ids = met.ids;
    await pool.query(`update user_account set name = '${TYPED}', email = '${ADDRESS}'`);
    await pool.query(
      `update user_account set verified_email = 'admin@example.com' where handle = 'owner'`,
    );
    await pool.query(`update offer_note set content = '${TYPED}'`);
    signedIn = await insertSession(database, ids.owner);
    const { rows } = await pool.query<Record<string, string>>(
      'select u.id::text, s.token_hash from user_account u left join session s on s.user_id = u.id',
    );
    for (const value of rows.flatMap((row) => Object.values(row))) if (value) secrets.add(value);
    for (const { cookie } of [signedIn, met.headers]) secrets.add(cookie!.split('=')[1]!);
  });
  afterAll(async () => {
    await server.close();
    await removePictureWorker();
  });

  const askAll = async (which = /./): Promise<void> => {
    for (const [field, operation] of operations) {
      if (!which.test(field)) continue;
      const asked = Object.entries(ids)
        .reduce((text, [name, id]) => text.replace(`$${name}`, id), operation)
        .replaceAll('"Hello"', `"${TYPED}"`)
        .replaceAll('"sor-001', '"shd-001')
        .replaceAll('"SOR"', '"SHD"');
      await ask(server.app, asked, undefined, signedIn);
    }
    for (const [name, request] of Object.entries(ROUTES)) {
      if (!which.test(name)) continue;
      const headers = { ...signedIn, ...request.headers };
      const answer = await server.app.inject({ ...request, headers, payloadAsStream: true });
      answer.stream().destroy();
    }
  };

  /** New log lines of faults, and of refusals while the database is down. */
  let looked = 0;
  const newFaults = (): Record<string, unknown>[] => {
    const lines = server.logged().slice(looked);
    looked += lines.length;
    const said = lines.map((line) => JSON.stringify(line));
    for (const secret of secrets) {
      expect(said.filter((line) => line.includes(secret))).toEqual([]);
    }
    expect(said.filter((line) => line.length > LONGEST_LINE)).toEqual([]);
    return lines.filter(({ level }) => Number(level) >= 40);
  };
  /** Not the missing database, or a machine that is too busy to reach it. */
  const isFault = ({ level }: Record<string, unknown>): boolean => Number(level) >= 50;
  const codesOf = ({ err }: Record<string, unknown>): string[] =>
    err === undefined
      ? []
      : [(err as { code?: string }).code ?? '', ...codesOf({ err: (err as never)['cause'] })];

  it('names code, operation, reference and place of each, but no person', async () => {
    const { rows } = await server.pool.query<{ name: string }>(
      `select relname as name from pg_class where ${IS_TABLE}`,
    );
    const rename = (names: string[], from: string, to: string) =>
      server.pool.query(names.map((n) => `alter table ${n}${from} rename to ${n}${to};`).join(''));
    const places: string[] = [];
    const faulted = new Set<unknown>();
    const askWithout = async (tables: string[], which?: RegExp): Promise<void> => {
      await rename(tables, '', '_gone');
      await askAll(which);
      await rename(tables, '_gone', '');
      for (const fault of newFaults().filter(isFault)) {
        expect(codesOf(fault)).toContain('42P01');
        if (WITHOUT_REQUEST.has(fault['msg'])) continue;
        expect(fault['reference']).toMatch(/^[0-9a-f]{16}$/);
        places.push((fault['err'] as { stack: string }).stack);
        faulted.add(fault['operation']);
      }
    };

    const people = ['session', 'user_account'];
    await askWithout(rows.map(({ name }) => name).filter((name) => !people.includes(name)));
    await askWithout(['inbox', 'inbox_event'], /Offer/);
    await askWithout(['player_block'], /acceptOffer/);
    // An import is counted before its file is read.
    await askWithout(['card_set', 'collection_import'], /[Ii]mport/);
    await askWithout(['user_account']);

    const modules = readdirSync('server/modules').filter(
      (name) => !WITHOUT_STATEMENTS.includes(name),
    );
    const silent = modules.filter(
      (name) => !places.some((place) => place.includes(`server/modules/${name}/`)),
    );
    expect(silent).toEqual([]);
    const names = operations.map(([field]) => field.split('.')[1]);
    const never = [...names, ...Object.keys(ROUTES)].filter((name) => !faulted.has(name));
    expect(never).toEqual(['aspects']);
  });

  it('names the constraint that a row breaks, and nothing of the row', async () => {
    await server.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin
        raise exception 'refused %', coalesce(new, old) using errcode = '23514',
          constraint = 'made_up', table = tg_table_name, detail = coalesce(new, old)::text;
      end $$;
      do $$ declare t record; begin
        for t in select relname from pg_class where ${IS_TABLE} loop
          execute format('create trigger refuse before insert or update or delete on %I
            for each row execute function refuse()', t.relname);
        end loop;
      end $$`);
    await askAll();
    await server.pool.query('drop function refuse cascade');
    const faults = newFaults().filter(isFault);
    expect(faults.length).toBeGreaterThan(15);
    for (const fault of faults) {
      expect(JSON.stringify(fault)).toMatch(
        /"code":"23514","message":"","constraint":"made_up","table":"\w+"/,
      );
    }
  });

  it('says so if the database is down', async () => {
    const back = await refuseConnections(server.pool);
    await askAll();
    await back();
    const lines = newFaults();
    expect(lines.length).toBeGreaterThan(operations.length);
    expect(lines.filter(isFault)).toEqual([]);
  });
});

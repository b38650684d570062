import { readFileSync } from 'node:fs';
import journal from '@server/platform/db/migrations/meta/_journal.json';
import { contractionsIn } from './expand-then-contract';

/** The first migration since several versions may run at once on one database. */
const FIRST_ROLLING = 31;

const migrations = journal.entries.filter(({ idx }) => idx >= FIRST_ROLLING);

it('no migration takes from the running program what it reads, unless it names the step', () => {
  const found = migrations.map(({ tag }) => [
    tag,
    contractionsIn(readFileSync(`server/platform/db/migrations/${tag}.sql`, 'utf8')),
  ]);
  expect(found).toEqual(migrations.map(({ tag }) => [tag, []]));
});

it.each([
  ['alter table offer drop column note'],
  ['ALTER TABLE "offer" RENAME COLUMN "note" TO "text"'],
  ['drop table offer'],
  ['alter table offer alter column note set not null'],
  ['alter table offer alter column "version" set data type bigint'],
  ['alter table offer alter column version drop default'],
  ['alter table offer add column note text not null'],
  ['create table thing ();--> statement-breakpoint\nalter table offer drop column note'],
  ['do $$ begin drop table offer; end $$'],
  ['-- contract: soon\nalter table offer drop column note'],
])('finds what a running program wouldn’t survive: %s', (text) => {
  expect(contractionsIn(text)).toHaveLength(1);
});

it.each([
  ['create table thing (note text not null)'],
  ['alter table offer add column note text'],
  ["alter table offer add column note text default 'drop table' not null"],
  ['alter table offer drop constraint offer_sides'],
  ['drop index offer_made'],
  ['-- drop table offer\nselect 1'],
  ['-- contract: since 0.2.0\nalter table offer drop column note'],
  ['-- unchanged for running programs: the view has the same columns\ndrop view offers'],
])('lets pass: %s', (text) => {
  expect(contractionsIn(text)).toEqual([]);
});

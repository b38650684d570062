import { parseArgs } from 'node:util';
import { CARD_SET_CODE_RULE, isCardSetCode, normalizeCardSetCode } from '@domain/card-set';
import { type ImportOptions, readRecordedAt } from '@server/modules/catalogue';
import { type MatchRequest, readProduct } from './match-command';

type CommandLine =
  | { command: 'help' }
  | { command: 'list'; json: boolean }
  | { command: 'import'; json: boolean; sources: string[]; options: ImportOptions }
  | { command: 'rates'; json: boolean; source: string }
  | { command: 'match'; json: boolean; request: MatchRequest }
  | {
      command: 'sync';
      json: boolean;
      /** A folder to read instead of the sources' addresses. */
      from: string | undefined;
      options: Pick<ImportOptions, 'recordedAt' | 'replaceDemo' | 'discardChanges' | 'accept'>;
    }
  | { command: 'refused'; message: string };

const OPTIONS = {
  from: { type: 'string' },
  'recorded-at': { type: 'string' },
  set: { type: 'string' },
  name: { type: 'string' },
  description: { type: 'string' },
  'replace-demo': { type: 'boolean', default: false },
  'discard-changes': { type: 'boolean', default: false },
  accept: { type: 'boolean', default: false },
  none: { type: 'boolean', default: false },
  'take-back': { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What is about one set. */
const SET_OPTIONS = ['set', 'name', 'description'] as const;

const refused = (message: string): CommandLine => ({ command: 'refused', message });

/** Parses what follows `npm run catalogue --`; a wrong option is refused by name. */
export function readCommandLine(args: readonly string[], now: Date): CommandLine {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const [command, ...sources] = positionals;
  if (values.help || command === undefined) return { command: 'help' };
  if (command === 'list') return { command: 'list', json: values.json };
  if (command === 'rates') {
    const [source, ...more] = sources;
    return source === undefined || more.length > 0
      ? refused('Name one file or address of exchange rates.')
      : { command, json: values.json, source };
  }
  if (command === 'match') return readMatch(sources, values);
  if (command !== 'import' && command !== 'sync') {
    return refused(`There is no command ${command}.`);
  }

  const stated = values['recorded-at'];
  const read = stated === undefined ? undefined : readRecordedAt(stated, now);
  if (read?.ok === false) {
    return refused(
      read.why === 'FUTURE'
        ? `--recorded-at is in the future: ${stated}.`
        : `--recorded-at takes a date or time such as 2026-06-29 or 2026-06-29T12:00:00Z, not ${stated}.`,
    );
  }
  const recordedAt = read?.recordedAt;
  const common = {
    recordedAt,
    replaceDemo: values['replace-demo'],
    discardChanges: values['discard-changes'],
    accept: values.accept,
  };
  if (command === 'sync') {
    const option = SET_OPTIONS.find((each) => values[each] !== undefined);
    const foreign = sources[0] ?? (option && `--${option}`);
    if (foreign !== undefined) return refused(`sync takes no ${foreign}; see import.`);
    return { command, json: values.json, from: values.from, options: common };
  }
  if (sources.length === 0) return refused('Name a file or an address to import.');
  if (values.from !== undefined) return refused('--from goes with sync.');
  const setCode = values.set === undefined ? undefined : normalizeCardSetCode(values.set);
  if (setCode !== undefined && !isCardSetCode(setCode)) {
    return refused(`--set takes ${CARD_SET_CODE_RULE}, not ${values.set}.`);
  }
  const { name, description } = values;
  if ((name ?? description) !== undefined && sources.length > 1) {
    return refused('--name and --description go with one file.');
  }
  if (name?.trim() === '') return refused('--name is blank.');
  return {
    command: 'import',
    json: values.json,
    sources,
    options: {
      ...common,
      setCode,
      texts: { name: name?.trim(), description: description?.trim() },
    },
  };
}

function readMatch(
  words: readonly string[],
  {
    list,
    none,
    'take-back': takeBack,
    json,
  }: { list: boolean; none: boolean; 'take-back': boolean; json: boolean },
): CommandLine {
  if (list) {
    return none || takeBack || words.length > 0
      ? refused('match --list takes nothing else.')
      : { command: 'match', json, request: { kind: 'LIST' } };
  }
  const [text, printing, ...more] = words;
  const decisions = [printing !== undefined, none, takeBack].filter(Boolean).length;
  if (text === undefined || more.length > 0 || decisions !== 1) {
    return refused('Name a product and its printing, or a product and --none or --take-back.');
  }
  const product = readProduct(text);
  if (product === null) {
    return refused(`A product is a number such as 577153, or 577153:Foil, not ${text}.`);
  }
  return {
    command: 'match',
    json,
    request: takeBack
      ? { kind: 'TAKE_BACK', product }
      : { kind: 'PIN', product, cardVariantId: printing ?? null },
  };
}

export const USAGE = `npm run catalogue -- import <file or address> … [options]
npm run catalogue -- sync [--from <folder>] [options]
npm run catalogue -- list
npm run catalogue -- rates <file or address>
npm run catalogue -- match <product> <printing>
npm run catalogue -- match <product> --none
npm run catalogue -- match <product> --take-back
npm run catalogue -- match --list

sync     Brings the whole catalogue up to its sources: sets, cards, pictures and prices. Each file is
         asked for once a day at most. It can be run again at any time.
import   Brings card sets up to swu-db set files (https://api.swu-db.com/cards/{set}, or saved).
         It can be run again at any time; ids never change.
list     Shows the card sets and their latest import.
rates    Stores exchange rates in the daily format of the European Central Bank, such as
         https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml
match    Decides for good which printing a product of TCGCSV is, such as 577153 or, in one of several
         finishes, 577153:Foil. The next sync takes its prices. --none says that it is no card;
         --take-back leaves it to the rules again; --list shows the products that no rule matched, with
         the printings that they could be.

  --from <folder>           read the sources' files from this folder (docs/catalogue.md; sync only)
  --recorded-at <ISO 8601>  when the prices were stated; now, if left out. An older file adds
                            history and leaves what is current alone
  --set <code>              import the rows of this set alone (import only)
  --name <text>             the set's name (one file only)
  --description <text>      the set's description (one file only)
  --replace-demo            remove the demo set of the same code
  --discard-changes         remove it even if its cards were changed, after a backup
  --accept                  take jumps of prices for good, instead of quarantining them
  --json                    print reports as JSON
  --help                    this text`;

import type { VariantType } from '@domain/card';
import {
  COMPARE,
  isAboutPrintings,
  NO_ASPECT,
  sellersNamedIn,
  type CardExpression,
  type Comparison,
  type NumberProperty,
} from '@domain/card-filter';
import { isPlainText } from '@domain/plain-text';
import { newestSetFirst } from '@server/platform/db/card-set-order';
import { type Asking, type Market, soldByAny } from '@server/modules/market';
import { sql, type SQL } from 'drizzle-orm';
import { copiesPart, type CopiesOf, isCollected, nameOfCopies } from './copies-sql';

/** What a condition is compiled for. */
export interface Asked {
  viewer: Asking | null;
  /** Null if neither the expression nor the order asks for it. */
  market: Market | null;
  copies: CopiesOf | null;
}

/**
 * A condition with what its statement needs besides. It is on `k`, a row of `search_card`, and if it is about printings
 * on `r`, a row of `search_row`, too.
 */
export interface Condition {
  /** Parts for `with`, by name. */
  parts: Record<string, SQL>;
  /** By what they join, so that nothing is joined twice. */
  joins: Map<string, SQL>;
  isAboutPrintings: boolean;
  /** Never null. */
  where: SQL;
}

type OfKind<Kind> = Extract<CardExpression, { kind: Kind }>;

/** All rows `r`, each with its card `k`, which PostgreSQL leaves out where no condition is on it. */
export const ROWS = sql`search_row r left join search_card k on k.key = r.card_key`;

const OPERATOR: Record<Comparison, SQL> = {
  '=': sql.raw('='),
  '!=': sql.raw('<>'),
  '<': sql.raw('<'),
  '<=': sql.raw('<='),
  '>': sql.raw('>'),
  '>=': sql.raw('>='),
};

/** Columns of a card `k`. */
export const NUMBER_COLUMN: Record<NumberProperty, SQL> = {
  cost: sql.raw('k.cost'),
  power: sql.raw('k.power'),
  hp: sql.raw('k.hp'),
  upgradePower: sql.raw('k.upgrade_power'),
  upgradeHp: sql.raw('k.upgrade_hp'),
};
export const ENUMERATION_COLUMN = {
  rarity: sql.raw('k.rarity'),
  cardType: sql.raw('k.card_type'),
  arena: sql.raw('k.arena'),
};
export const WORDS_COLUMN = { trait: sql.raw('k.traits'), keyword: sql.raw('k.keywords') };

/** Joins the market of the printing of a row, once. */
export function joinMarket(
  { parts, joins }: Pick<Condition, 'parts' | 'joins'>,
  row: string,
  { market }: Asked,
) {
  if (market === null) throw new Error('The market wasn’t read.');
  Object.assign(parts, market.parts);
  const ofRow = market.of(row);
  joins.set(`market of ${row}`, ofRow.join);
  return ofRow;
}

/** All that a condition joins to its rows. */
export const joinsOf = ({ joins }: Pick<Condition, 'joins'>): SQL =>
  sql.join([...joins.values()], sql` `);

/**
 * A number of the browser's kind, so that no number is too great. It also keeps PostgreSQL, which doesn't know the number,
 * from counting most rows through an index.
 */
const number = (value: number): SQL => sql`${value}::float8`;
/** Of its type from the start: a cast from texts to an enumeration isn't constant, so it would be made for each row. */
const array = (values: readonly string[], type = 'text'): SQL =>
  sql`${sql.param([...values])}::${sql.raw(type)}[]`;
const contains = (column: SQL, part: string): SQL =>
  isPlainText(part) ? sql`coalesce(strpos(${column}, ${part}) > 0, false)` : sql`false`;
const equals = (column: SQL, values: readonly string[], type: string): SQL =>
  sql`coalesce(${column} = any(${array(values, type)}), false)`;

/**
 * An expression as a condition in SQL: the same rows as the domain's index finds. What was typed is only ever a value,
 * never part of the statement.
 */
export function conditionOf(expression: CardExpression, asked: Asked): Condition {
  const parts: Record<string, SQL> = {};
  const joins = new Map<string, SQL>();

  /** The row itself, or the card's printing of a type. */
  const rowAlias = (printing: VariantType | null): string => {
    if (printing === null) return 'r';
    const alias = `r_${printing.toLowerCase()}`;
    const row = sql.identifier(alias);
    joins.set(
      alias,
      sql`left join search_row ${row} on ${row}.card_key = r.card_key
      and ${row}.variant_type = ${printing}`,
    );
    return alias;
  };

  const marketOfRow = (row: string) => joinMarket({ parts, joins }, row, asked);

  /** A price of 0 doesn’t count. */
  const cents = (of: 'price' | 'forsale', row: string): SQL =>
    of === 'price'
      ? sql`nullif(${sql.identifier(row)}.price_cents, 0)`
      : sql`nullif(${marketOfRow(row).lowestCents}, 0)`;

  // Without its facts, the card of a row needn't be joined.
  const isAboutRows = isAboutPrintings(expression);
  const cardKey = isAboutRows ? sql`r.card_key` : sql`k.key`;

  const copies = ({ of, printing, is, than }: OfKind<'copies'>): SQL => {
    const holds = (count: SQL) => sql`${count} ${OPERATOR[is]} ${number(than)}`;
    if (asked.copies === null) return holds(sql`0`);
    const name = nameOfCopies(of, printing);
    const { part, otherwise } = copiesPart(of, printing, asked.copies);
    parts[name] = part;
    const counted = sql.identifier(name);
    const among = sql`${cardKey} in (select card_key from ${counted} where ${holds(sql`copies`)})`;
    // The few cards of a list are found by index; of thousands, PostgreSQL would look each one up.
    const isAmong = isCollected(of) ? sql`coalesce(${among}, false)` : among;
    if (otherwise !== null) {
      return sql`(${isAmong} or ${cardKey} not in (select card_key from ${counted}) and ${holds(otherwise)})`;
    }
    return COMPARE[is](0, than)
      ? sql`${cardKey} not in (select card_key from ${counted} where not (${holds(sql`copies`)}))`
      : isAmong;
  };

  /**
   * Rows that named players sell. Whatever a line says of players, what they sell is one part of the statement, with their
   * handles in one array: planning a part for each of them would take longer than reading all that they sell.
   */
  const sold = (is: '&&' | '@>', handles: readonly string[]): SQL => {
    parts['sold'] ??= soldByAny(sellersNamedIn(expression).filter(isPlainText), asked.viewer);
    // False rather than null for a card without printings, so that it needn't be evaluated for each row.
    return sql`(r.variant_type is not null and r.card_variant_id in (
      select card_variant_id from sold where handles ${sql.raw(is)} ${array(handles)}))`;
  };
  /** Parts side by side, those that name sellers as one. */
  const parted = (of: readonly CardExpression[], is: '&&' | '@>'): SQL[] => {
    const handles = of.flatMap((part) => (part.kind === 'seller' ? [part.handle] : []));
    const others = of.filter(({ kind }) => kind !== 'seller').map(where);
    return handles.length === 0 ? others : [...others, sold(is, handles)];
  };
  const all = (of: readonly CardExpression[]) =>
    of.length === 0 ? sql`true` : sql`(${sql.join(parted(of, '@>'), sql` and `)})`;
  const any = (of: readonly CardExpression[]) =>
    of.length === 0 ? sql`false` : sql`(${sql.join(parted(of, '&&'), sql` or `)})`;

  function where(part: CardExpression): SQL {
    switch (part.kind) {
      case 'all':
        return all(part.of);
      case 'any':
        return any(part.of);
      case 'not':
        return sql`not ${where(part.of)}`;
      case 'word':
        return sql`(${contains(sql`k.folded_name`, part.part)} or ${contains(sql`k.folded_subtitle`, part.part)})`;
      case 'text': {
        const [one, other] =
          part.field === 'name'
            ? [sql`k.name`, sql`k.subtitle`]
            : [sql`k.front_text`, sql`k.back_text`];
        const text = part.part.toLowerCase();
        return sql`(${contains(one, text)} or ${contains(other, text)})`;
      }
      case 'rarity':
        return equals(ENUMERATION_COLUMN.rarity, part.among, 'rarity');
      case 'cardType':
        return equals(ENUMERATION_COLUMN.cardType, part.among, 'card_type');
      case 'arena':
        return equals(ENUMERATION_COLUMN.arena, part.among, 'arena');
      case 'number':
        return sql`${NUMBER_COLUMN[part.field]} = any(${sql.param([...part.among])}::float8[])`;
      case 'comparison': {
        const than = typeof part.than === 'number' ? number(part.than) : NUMBER_COLUMN[part.than];
        return sql`${NUMBER_COLUMN[part.field]} ${OPERATOR[part.is]} ${than}`;
      }
      case 'aspect':
        return part.has === NO_ASPECT
          ? sql`k.aspects = '{}'`
          : sql`${part.has}::aspect = any(k.aspects)`;
      case 'aspects': {
        const within = part.within.filter((aspect) => aspect !== NO_ASPECT);
        const mayBeEmpty = part.within.includes(NO_ASPECT);
        return sql`(k.aspects <@ ${array(within, 'aspect')} and (${mayBeEmpty}::boolean or k.aspects <> '{}'))`;
      }
      case 'trait':
        return hasWord(WORDS_COLUMN.trait, part.has);
      case 'keyword':
        return hasWord(WORDS_COLUMN.keyword, part.has);
      case 'unique':
        return sql`k.is_unique`;
      case 'set':
        return sql`k.card_set_id = any(${array(part.among)})`;
      case 'new':
        return sql`k.card_set_id = (select id from card_set order by ${newestSetFirst} limit 1)`;
      case 'printing':
        return equals(sql`r.variant_type`, part.among, 'variant_type');
      case 'artist':
        return contains(sql`r.artist`, part.part.toLowerCase());
      case 'printingNumber': {
        const between = sql`between ${number(part.from)} and ${number(part.to)}`;
        return sql`(coalesce(r.number ${between}, false) or (r.other_numbers <> '{}'
          and exists (select from unnest(r.other_numbers) other where other ${between})))`;
      }
      case 'copies':
        return copies(part);
      case 'money': {
        const row = rowAlias(part.printing);
        const than = typeof part.than === 'number' ? number(part.than) : cents(part.than, row);
        return sql`coalesce(${cents(part.of, row)} ${OPERATOR[part.is]} ${than}, false)`;
      }
      case 'change': {
        const row = sql.identifier(rowAlias(part.printing));
        return sql`coalesce(${row}.${sql.identifier(`change_${part.days}`)} ${OPERATOR[part.is]} ${number(part.than)}, false)`;
      }
      case 'sellers':
        return sql`(r.variant_type is not null
          and ${marketOfRow('r').sellers} ${OPERATOR[part.is]} ${number(part.than)})`;
      case 'seller':
        return sold('&&', [part.handle]);
    }
  }

  const condition = where(expression);
  return {
    parts,
    joins,
    isAboutPrintings: isAboutRows,
    where: condition,
  };
}

const hasWord = (words: SQL, word: string): SQL =>
  isPlainText(word) ? sql`${word.toLowerCase()} = any(${words})` : sql`false`;

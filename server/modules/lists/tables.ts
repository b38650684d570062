import { PRICE_TYPES, MAX_FIXED_PRICE_CENTS } from '@domain/pricing';
import type { PostageStep } from '@domain/deal';
import { CONDITIONS } from '@domain/sale-list';
import { WANT_PRIORITIES, WOULD_DO } from '@domain/want-list';
import { ofPrinting, variantType } from '@server/modules/catalogue/tables';
import { ofPerson } from '@server/modules/people/tables';
import { moment, momentOfRow } from '@server/platform/db/moment';
import { sql } from 'drizzle-orm';
import {
  boolean,
  pgEnum,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

export const priceType = pgEnum('price_type', PRICE_TYPES);

export const condition = pgEnum('condition', CONDITIONS);

export const wouldDo = pgEnum('would_do', WOULD_DO);

export const wantPriority = pgEnum('want_priority', WANT_PRIORITIES);

/** As text, since a check takes no parameters. */
const MAX_FIXED_PRICE = sql.raw(String(MAX_FIXED_PRICE_CENTS));

/** What both lists have. */
const listColumns = {
  id: uuid().primaryKey().defaultRandom(),
  userId: ofPerson(),
  createdAt: momentOfRow(),
};

/** What an item of either list has. */
const itemColumns = {
  cardVariantId: ofPrinting(),
  quantity: integer().notNull(),
  /** The list's revision that changed it last, so nobody overwrites a change that they haven't seen. */
  version: integer().notNull().default(1),
  updatedAt: momentOfRow(),
};

/** A player's want list: one per player, created on first use (rules/trade-lists#one-of-each). */
export const wantList = pgTable(
  'want_list',
  {
    ...listColumns,
    /** Rises with every change of what is on the list. */
    revision: integer().notNull().default(1),
    /** What will do for new wants. */
    newWantsWouldDo: wouldDo().notNull().default('THIS'),
    /** Whether others see the most that a copy may cost. */
    showsAtMost: boolean().notNull().default(false),
  },
  (table) => [
    unique('want_list_one_a_user').on(table.userId),
    // Kinds are chosen card by card.
    check('want_list_new_wants_name_no_kinds', sql`${table.newWantsWouldDo} <> 'KINDS'`),
  ],
);

/** A printing on a want list, how many copies of it are wanted, and what else will do. */
export const wantListItem = pgTable(
  'want_list_item',
  {
    wantListId: uuid()
      .notNull()
      .references(() => wantList.id, { onDelete: 'cascade' }),
    ...itemColumns,
    wouldDo: wouldDo().notNull().default('THIS'),
    /** Those that will do besides the printing. */
    kinds: variantType()
      .array()
      .notNull()
      .default(sql`'{}'::variant_type[]`),
    /** In whole cents; null for any price. */
    atMostCents: integer(),
    priority: wantPriority().notNull().default('NORMAL'),
  },
  (table) => [
    primaryKey({ columns: [table.wantListId, table.cardVariantId] }),
    // Who looks for a printing.
    index('want_list_item_printing').on(table.cardVariantId, table.wantListId),
    // Who takes another printing as well.
    index('want_list_item_takes_others')
      .on(table.cardVariantId, table.wantListId)
      .where(sql`${table.wouldDo} <> 'THIS'`),
    // All that is on a list, without reading its rows, each of which may be on another page.
    index('want_list_item_copies').on(
      table.wantListId,
      table.cardVariantId,
      table.quantity,
      table.wouldDo,
      table.kinds,
      table.atMostCents,
    ),
    check('want_list_item_quantity_range', sql`${table.quantity} between 1 and 5`),
    check(
      'want_list_item_kinds_are_chosen',
      sql`(${table.wouldDo} = 'KINDS') = (cardinality(${table.kinds}) > 0)`,
    ),
    check(
      'want_list_item_at_most_range',
      sql`${table.atMostCents} between 0 and ${MAX_FIXED_PRICE}`,
    ),
  ],
);

/**
 * A player's sale list and how its prices follow the market: one per player, created on first use
 * (rules/trade-lists#one-of-each).
 */
export const saleList = pgTable(
  'sale_list',
  {
    ...listColumns,
    banner: text().notNull().default(''),
    /** When an administrator removed the banner; null again once its owner writes another. */
    bannerRemovedAt: moment(),
    percentageAdjustment: integer().notNull().default(0),
    /** In whole cents; 0 for no rounding. */
    roundingStep: integer().notNull().default(0),
    /** What an envelope costs, step by step; null if the seller doesn't say. */
    postage: jsonb().$type<PostageStep[]>(),
    /** For how much one has to buy at least, in whole cents. */
    minimumCents: integer().notNull().default(0),
    /** Rises with every change of the list or of anything on it. */
    revision: integer().notNull().default(0),
    /** The revision that changed the settings last. */
    settingsVersion: integer().notNull().default(0),
  },
  (table) => [
    unique('sale_list_one_a_user').on(table.userId),
    check('sale_list_banner_length', sql`char_length(${table.banner}) <= 1000`),
    check(
      'sale_list_removed_banner_is_empty',
      sql`${table.bannerRemovedAt} is null or ${table.banner} = ''`,
    ),
    check('sale_list_percentage_range', sql`${table.percentageAdjustment} between -100 and 400`),
    check('sale_list_minimum_range', sql`${table.minimumCents} between 0 and ${MAX_FIXED_PRICE}`),
    check('sale_list_rounding_step', sql`${table.roundingStep} in (0, 25, 50, 100)`),
  ],
);

/** A printing on a sale list: how many copies, and what is asked for each. */
export const saleListItem = pgTable(
  'sale_list_item',
  {
    saleListId: uuid()
      .notNull()
      .references(() => saleList.id, { onDelete: 'cascade' }),
    ...itemColumns,
    priceType: priceType().notNull(),
    fixedPriceCents: integer(),
    condition: condition().notNull().default('NEAR_MINT'),
  },
  (table) => [
    primaryKey({ columns: [table.saleListId, table.cardVariantId] }),
    // Who sells a printing.
    index('sale_list_item_printing').on(table.cardVariantId, table.saleListId),
    // All that is on a list, without reading its rows, each of which may be on another page.
    index('sale_list_item_copies').on(table.saleListId, table.cardVariantId, table.quantity),
    check('sale_list_item_quantity_range', sql`${table.quantity} between 1 and 9999`),
    check(
      'sale_list_item_fixed_price_range',
      sql`${table.fixedPriceCents} between 0 and ${MAX_FIXED_PRICE}`,
    ),
    check(
      'sale_list_item_fixed_price_is_there',
      sql`(${table.priceType} = 'FIXED') = (${table.fixedPriceCents} is not null)`,
    ),
  ],
);

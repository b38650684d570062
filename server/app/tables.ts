/** All tables and enumerations, for drizzle-kit and the test that compares them with the migrations. */

export * from '@server/modules/catalogue/tables';
export * from '@server/modules/collection/tables';
export * from '@server/modules/decks/tables';
export * from '@server/modules/deals/tables';
export * from '@server/modules/lists/tables';
export * from '@server/modules/market/tables';
export * from '@server/modules/moderation/tables';
export * from '@server/modules/offers/tables';
export * from '@server/modules/people/tables';
export * from '@server/modules/saved-searches/tables';
export * from '@server/modules/sharing/tables';
export * from '@server/platform/db/replicas/tables';
export * from '@server/platform/rate-limit/tables';

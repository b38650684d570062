import { ARENAS, ASPECTS, CARD_TYPES, ORIENTATIONS, RARITIES, VARIANT_TYPES } from '@domain/card';
import { CATALOGUE_RUN_KINDS, CATALOGUE_RUN_STATUSES } from '@domain/catalogue-run';
import { PRODUCT_MATCHES } from '@domain/price-product';
import { pgEnum } from 'drizzle-orm/pg-core';

export const arena = pgEnum('arena', ARENAS);

export const aspect = pgEnum('aspect', ASPECTS);

export const cardType = pgEnum('card_type', CARD_TYPES);

export const orientation = pgEnum('orientation', ORIENTATIONS);

export const rarity = pgEnum('rarity', RARITIES);

export const variantType = pgEnum('variant_type', VARIANT_TYPES);

export const cardFace = pgEnum('card_face', ['FRONT', 'BACK']);

export const catalogueOrigin = pgEnum('catalogue_origin', ['DEMO', 'IMPORT']);

export const productMatch = pgEnum('product_match', PRODUCT_MATCHES);

export const quarantineReason = pgEnum('quarantine_reason', ['PLACEHOLDER', 'JUMP']);

export const catalogueRunKind = pgEnum('catalogue_run_kind', CATALOGUE_RUN_KINDS);

export const catalogueRunStatus = pgEnum('catalogue_run_status', CATALOGUE_RUN_STATUSES);

export const syncPart = pgEnum('sync_part', ['CARDS', 'PRICES']);

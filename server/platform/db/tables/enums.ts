import { ARENAS, ASPECTS, CARD_TYPES, ORIENTATIONS, RARITIES, VARIANT_TYPES } from '@domain/card';
import { CATALOGUE_RUN_KINDS, CATALOGUE_RUN_STATUSES } from '@domain/catalogue-run';
import { STEP_REASONS } from '@domain/collection';
import { INBOX_EVENT_KINDS, OFFER_SIDES, OFFER_STATUSES, OFFER_TYPES } from '@domain/offer';
import { REPORT_SUBJECTS } from '@domain/moderation';
import { PRICE_TYPES } from '@domain/pricing';
import { PRODUCT_MATCHES } from '@domain/price-product';
import { CONDITIONS } from '@domain/sale-list';
import { SHARING_SUBJECTS } from '@domain/sharing';
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

export const stepReason = pgEnum('step_reason', STEP_REASONS);
export const sharingSubject = pgEnum('sharing_subject', SHARING_SUBJECTS);

export const reportSubject = pgEnum('report_subject', REPORT_SUBJECTS);

export const priceType = pgEnum('price_type', PRICE_TYPES);
export const condition = pgEnum('condition', CONDITIONS);

export const offerStatus = pgEnum('offer_status', OFFER_STATUSES);
export const offerType = pgEnum('offer_type', OFFER_TYPES);
export const offerSide = pgEnum('offer_side', OFFER_SIDES);
export const inboxEventKind = pgEnum('inbox_event_kind', INBOX_EVENT_KINDS);

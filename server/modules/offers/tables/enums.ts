import { INBOX_EVENT_KINDS, OFFER_SIDES, OFFER_STATUSES, OFFER_TYPES } from '@domain/offer';
import { pgEnum } from 'drizzle-orm/pg-core';

export const offerStatus = pgEnum('offer_status', OFFER_STATUSES);

export const offerType = pgEnum('offer_type', OFFER_TYPES);

export const offerSide = pgEnum('offer_side', OFFER_SIDES);

export const inboxEventKind = pgEnum('inbox_event_kind', INBOX_EVENT_KINDS);

import type { SharingSubject } from '../sharing';

/** A list of what somebody looks for, or of what they sell. */
export type TradeListKind = Exclude<SharingSubject, 'COLLECTION'>;

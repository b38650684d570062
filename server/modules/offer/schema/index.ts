import './offers';
import './notes';

export { OfferType } from './types';

import './offers';
import './notes';
import './swaps';

export { listOfferType, OfferRef, OfferType } from './types';

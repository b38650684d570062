import './offers';
import './notes';
import './swaps';

export { listOfferType, OfferType } from './types';

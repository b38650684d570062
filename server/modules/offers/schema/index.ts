import './chosen-exchange';
import './fairness';
import './list-offers';
import './notes';
import './offers';
import './swaps';
import './types';

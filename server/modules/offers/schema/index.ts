import './chosen-exchange';
import './fairness';
import './notes';
import './offers';
import './swaps';
import './types';

import './types';
import './chosen-exchange';

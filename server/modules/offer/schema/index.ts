import './offers';
import './notes';

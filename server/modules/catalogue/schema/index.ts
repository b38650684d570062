import './card-sets';
import './cards';
import './price-history';
import './price-products';
import './quarantine';
import './runs';

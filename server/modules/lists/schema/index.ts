import './listings';
import './matches';
import './sale-items';
import './sale-lists';
import './shared-lists';
import './trade-lists';
import './want-lists';

import './listings';
import './matches';
import './sale-items';
import './sale-lists';
import './trade-lists';
import './want-lists';

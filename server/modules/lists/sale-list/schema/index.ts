import './items';
import './sale-list';

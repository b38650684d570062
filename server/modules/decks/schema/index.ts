import './queries';
import './mutations';

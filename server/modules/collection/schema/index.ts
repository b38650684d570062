import './collection';
import './history';
import './worth';

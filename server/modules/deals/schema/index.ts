import './deals';
import './usual-postage';

import './players';
import './share-settings';
import './shared-pages';

import './share-settings';
import './shared-pages';
import './players';

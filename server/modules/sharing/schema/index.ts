import './share-settings';
import './shared-pages';

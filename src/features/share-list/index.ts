export { ShareButton } from './ui/share-button';

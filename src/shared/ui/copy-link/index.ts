export { CopyLink } from './copy-link';

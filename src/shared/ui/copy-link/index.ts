export { CopyLink, useAbsoluteAddress } from './copy-link';

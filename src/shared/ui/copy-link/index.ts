export { CopyLink, useAbsoluteAddress } from './copy-link';
export { SendLink } from './send-link';

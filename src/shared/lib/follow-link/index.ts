export { followLink } from './follow-link';

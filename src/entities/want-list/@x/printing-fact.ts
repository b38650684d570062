export { useWantListQuery } from '../api/want-list-api';

export { worthHistory } from './queries/worth-history';

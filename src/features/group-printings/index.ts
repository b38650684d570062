export { GroupBy } from './ui/group-by';

export { PlannedPage } from './ui/planned-page';

export { QuickAddBar } from './ui/quick-add-bar';

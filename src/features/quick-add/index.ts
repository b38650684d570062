export { quickAddReducer } from './model/quick-add-slice';
export { QuickAddBar } from './ui/quick-add-bar';

export { DealsPage as Component } from './ui/deals-page';

export { DealsPage as Component } from './ui/all/deals-page';

export { deleteDeals } from './commands/keep-deal';
export { ownDeals } from './queries/own-deals';

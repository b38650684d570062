export { ApplicationError } from './application-error';
export { PageError } from './page-error';

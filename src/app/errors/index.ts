export { ApplicationError, PageError } from './errors';

export { FetchFailed, fetchPublic } from './fetch-public';

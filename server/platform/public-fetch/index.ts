export { FetchFailed, fetchPublic } from './fetch-public';
export { openPublic } from './open-public';
export { NotPublic } from './public-lookup';

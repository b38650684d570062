import { parseJson } from './parse-json';

/** Runs in a worker thread. */
export default parseJson;

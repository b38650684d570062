import { parseJson } from './parse-json';

/** Runs in a worker thread, whose memory is bounded. */
export default parseJson;

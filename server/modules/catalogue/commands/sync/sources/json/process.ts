import { parseJson } from './parse-json';

/** Runs in a process of its own, whose memory is bounded, for one file. */
process.once('message', async (bytes: Uint8Array) => process.send?.(await parseJson(bytes)));

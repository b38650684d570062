import { Agent, request } from 'node:http';
import { cached } from '../set-page-query/operations';

const body = JSON.stringify(cached);

/**
 * Asks for a set page's ready-made answer again and again, one after the other.
 *
 * @param goesOn called with how many were measured
 * @returns milliseconds of each
 */
export async function timesOfAnswers(
  url: string,
  goesOn: (measured: number) => boolean,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const measured: number[] = [];
  while (goesOn(measured.length)) {
    const started = performance.now();
    await ask(`${url}/graphql`, agent);
    measured.push(performance.now() - started);
  }
  agent.destroy();
  return measured;
}

const ask = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('error', reject).once('end', resolve);
      if (response.statusCode !== 200) reject(new Error(`${url} gave ${response.statusCode}`));
    });
    sent.once('error', reject).end(body);
  });

import { firstOf, times } from '@tests/support/long';
import fc from 'fast-check';
import currentIds from '@/shared/api/generated/operation-ids.json';
import { ask } from '../support/ask';
import { ACTORS, type Actor } from '../graphql/roles/actors';
import { HOSTILE_TEXTS, hostileText } from './support/hostile-texts';
import { startPlay, type Play } from './support/play';
import { sentOperations, type SentOperation } from './support/sent-operations';

/** What the present browser sends. Earlier releases' operations differ in a field or two, and get any texts below. */
const current = sentOperations
  .filter(({ id }) => Object.values(currentIds).includes(id))
  .map((operation, nth) => [operation.name, operation, nth] as const);

/** Whatever comes in as a text, in any argument of any operation and from anybody: no fault. */
describe('hostile texts', () => {
  let play: Play;
  beforeAll(async () => {
    play = await startPlay();
  });
  afterAll(() => play.server.close());

  /** Results that aren't an answer or a refusal, by operation, place and text. */
  const troubleWith = async (operation: SentOperation, place: string | null, text: string) => {
    let answer = await play.send(operation, place, text);
    // A machine that is too busy reports that once; a repetition with the same text is a fault.
    if (answer.status === 503) answer = await play.send(operation, place, text);
    const { status, errors, response } = answer;
    const isRate = errors?.[0]?.extensions['code'] === 'RATE_LIMITED';
    return status >= 500 || isRate
      ? [`${operation.name} ${place}: ${JSON.stringify(text.slice(0, 60))} → ${response.body}`]
      : [];
  };

  /** Who may do it: only such a request gets as far as the texts. */
  const meetFor = async (operation: SentOperation) => {
    await play.meetAs('owner');
    const { errors } = await play.send(operation, null, '');
    if (errors?.[0]?.extensions['code'] === 'FORBIDDEN') await play.meetAs('admin');
  };

  /** One of so many texts is tried in each place, from another one on. */
  const oneOf = times(12, 3);
  it.each(current)(
    'some of them in each argument of %s, by who may do it',
    async (_name, operation, nth) => {
      await meetFor(operation);
      const trouble = [];
      for (const [index, place] of operation.texts.entries()) {
        const texts = HOSTILE_TEXTS.filter((_, at) => (at + index + nth) % oneOf === 0);
        for (const text of texts) trouble.push(...(await troubleWith(operation, place, text)));
      }
      expect(trouble).toEqual([]);
    },
  );

  it.each(firstOf(2, ACTORS.toReversed()))(
    'any text at all in one argument of each operation, the next one for the next actor: %s',
    async (actor: Actor) => {
      await play.meetAs(actor);
      const trouble = [];
      const texts = fc.sample(hostileText(), sentOperations.length);
      for (const [nth, operation] of sentOperations.entries()) {
        const place = operation.texts[(nth + ACTORS.indexOf(actor)) % operation.texts.length];
        trouble.push(...(await troubleWith(operation, place ?? null, texts[nth] ?? '')));
      }
      expect(trouble).toEqual([]);
    },
  );

  it.each([
    ['query ($text: ID!) { card(id: $text) { id } }', 'id'],
    ['query ($text: ID!) { cards(ids: ["shd-001", $text]) { nodes { id } } }', 'ids.1'],
    [
      'mutation ($text: ID!) { addToCollection(idempotencyKey: "added-once", additions: [{ variantId: $text, count: 1 }]) { errors { code } } }',
      'additions.0.variantId',
    ],
  ])('that can’t be stored are reported with their place: %s', async (query, field) => {
    const app = await play.server.another({ adHocOperations: true });
    for (const text of ['\0', 'shd-001\0', '\uD83D', '\uDE80\uD83D']) {
      const { status, errors } = await ask(app, query, { text });
      expect(status).toBe(200);
      expect(errors?.[0]?.extensions).toEqual({ code: 'VALIDATION', field });
    }
  });

  it('leave nothing personal in the log', async () => {
    const lines = play.server.logged();
    expect(lines.length).toBeGreaterThan(sentOperations.length * times(2, ACTORS.length));
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    const data = [...(await play.personalData()), '127.0.0.1', 'session=', 'friend@example.com'];
    expect(data.filter((each) => text.includes(each))).toEqual([]);
    expect(lines.filter((line) => Number(line['level']) >= 50)).toEqual([]);
  });
});

import { ask } from '../support/ask';
import type { Person } from '../users/support/sign-up';
import { deletedMeanwhile } from './support/deleted-meanwhile';
import { withTrading, untilAnswered } from './support/trading';

const trading = withTrading();
const { create } = trading;

const ADD = `mutation ($offerId: ID!, $content: String!, $idempotencyKey: String) {
  addOfferNote(offerId: $offerId, content: $content, idempotencyKey: $idempotencyKey) {
    offer { id version isUnread notes { id content user { handle } } }
    errors { field message code }
  }
}`;

let offerId: string;
beforeEach(async () => {
  offerId = (await create()).offer.id;
});

const write = (person: Person, content: unknown, idempotencyKey?: string) =>
  trading.send(person, ADD, { offerId, content, idempotencyKey });
const said = ({ offer }: { offer: { notes: { content: string; user: { handle: string } }[] } }) =>
  offer.notes.map(({ content, user }) => `${user.handle}: ${content}`);

it('both sides write, and both get events', async () => {
  await write(trading.buyer, ' Where shall we meet?\n');
  expect(await write(trading.seller, 'At the store')).toMatchObject({
    offer: { version: 3, isUnread: true },
    errors: [],
  });
  const last = await write(trading.buyer, 'Fine');
  expect(said(last)).toEqual([
    'buyer: Where shall we meet?',
    'seller: At the store',
    'buyer: Fine',
  ]);
  const { rows } = await trading.server.pool.query(
    `select number, kind from inbox_event where user_id = $1 order by number`,
    [trading.seller.id],
  );
  expect(rows.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
    '1 OFFERED',
    '2 NOTED',
    '3 NOTED',
    '4 NOTED',
  ]);
});

it('both sides can still write when it is over', async () => {
  await trading.act(trading.buyer, 'rescindOffer', offerId);
  expect(await write(trading.buyer, 'Sorry')).toMatchObject({ errors: [] });
  expect(await write(trading.seller, 'Never mind')).toMatchObject({ errors: [] });
});

describe('a note', () => {
  it('that shows nothing or is too long is refused', async () => {
    const refused = {
      '': 'BLANK',
      ' \n\t\u00A0': 'BLANK',
      // Of no width; overrides alone.
      '\u200B\u200D\uFEFF\u2060': 'BLANK',
      '\u202E\u2066': 'BLANK',
      ['a'.repeat(2_001)]: 'TOO_LONG',
      ['🦊'.repeat(1_001)]: 'TOO_LONG',
    };
    const codes: Record<string, unknown> = {};
    for (const content of Object.keys(refused)) {
      const { offer, errors } = await write(trading.buyer, content);
      const [{ code, ...error }] = errors;
      expect(error).toEqual({ field: 'content', message: expect.stringMatching(/\.$/) });
      expect(offer).toMatchObject({ version: 1, notes: [] });
      codes[content] = code;
    }
    expect(codes).toEqual(refused);
  });

  it('with unusual text is stored unchanged', async () => {
    const contents = [
      'a'.repeat(2_000),
      '🦊'.repeat(1_000),
      '<script>alert(1)</script><img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      'safe \u202Egpj.exe',
      'one\n\ntwo',
      `'); drop table offer; --`,
    ];
    for (const content of contents) await write(trading.buyer, content);
    const answer = await write(trading.buyer, 'the end');
    expect(said(answer)).toEqual([...contents, 'the end'].map((content) => `buyer: ${content}`));
  });

  it('that isn’t a text isn’t a note', async () => {
    for (const content of [null, 5, ['a'], { a: 1 }]) {
      await expect(write(trading.buyer, content)).rejects.toThrow('VALIDATION');
    }
  });
});

describe('a note that is sent again', () => {
  const key = 'noted-once';

  it('is added once of twenty at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => untilAnswered(() => write(trading.buyer, 'Hello', key))),
    );
    for (const answer of answers) {
      expect(answer).toEqual(answers[0]);
      expect(answer).toMatchObject({ offer: { version: 2 }, errors: [] });
    }
    expect(said(answers[0])).toEqual(['buyer: Hello']);
  });

  it('is an error with another text', async () => {
    await write(trading.buyer, 'Hello', key);
    const { offer, errors } = await write(trading.buyer, 'Bye', key);
    expect(errors).toMatchObject([{ field: 'idempotencyKey', code: 'KEY_REUSED' }]);
    expect(offer).toMatchObject({ version: 2, notes: [{ content: 'Hello' }] });
  });

  it('is a separate note from the other side, or in another offer', async () => {
    await write(trading.buyer, 'Hello', key);
    const answer = await write(trading.seller, 'Hello', key);
    expect(said(answer)).toEqual(['buyer: Hello', 'seller: Hello']);
    offerId = (await create()).offer.id;
    expect(said(await write(trading.buyer, 'Hello', key))).toEqual(['buyer: Hello']);
  });

  it('is a second note without a key', async () => {
    await write(trading.buyer, 'Hello');
    expect(said(await write(trading.buyer, 'Hello'))).toHaveLength(2);
  });

  it('needs a key of 8 to 64 plain characters', async () => {
    for (const bad of ['', 'short', 'a'.repeat(65), 'with a space']) {
      const { offer, errors } = await write(trading.buyer, 'Hello', bad);
      expect(errors).toMatchObject([{ field: 'idempotencyKey', code: 'INVALID' }]);
      expect(offer.notes).toEqual([]);
    }
  });
});

describe('a discussion', () => {
  const asked = async (person: Person, id: unknown, before?: unknown) => {
    const query =
      before === undefined
        ? 'query ($id: ID!) { offer(offerId: $id) { notes { content } } }'
        : 'query ($id: ID!, $before: ID!) { earlierOfferNotes(offerId: $id, before: $before) { id content } }';
    const { errors } = await ask(trading.server.app, query, { id, before }, person.headers);
    return errors?.map(({ message, extensions }) => ({ message, ...extensions }));
  };
  const notFound = [{ message: 'Offer not found', code: 'NOT_FOUND' }];

  it('is NOT_FOUND for a third party, like a missing one', async () => {
    await write(trading.buyer, 'Between us');
    for (const id of [offerId, crypto.randomUUID(), 'none', '']) {
      expect(await asked(trading.stranger, id)).toEqual(notFound);
      expect(await asked(trading.stranger, id, '99')).toEqual(notFound);
      const adding = { offerId: id, content: 'Let me in' };
      const { errors } = await ask(trading.server.app, ADD, adding, trading.stranger.headers);
      expect(errors).toMatchObject([
        { message: 'Offer not found', extensions: { code: 'NOT_FOUND' } },
      ]);
    }
    expect(said(await write(trading.buyer, 'Still'))).toEqual([
      'buyer: Between us',
      'buyer: Still',
    ]);
  });

  it('reveals nothing to a third party with a bad note either', async () => {
    for (const content of ['', 'a'.repeat(2_001)]) {
      await expect(write(trading.stranger, content)).rejects.toThrow('NOT_FOUND');
    }
  });

  it('is sent in parts', async () => {
    await trading.server.pool.query(
      `insert into offer_note (offer_id, user_id, content)
        select $1, $2, 'note ' || n from generate_series(1, 250) n order by n`,
      [offerId, trading.seller.id],
    );
    const { notes } = await trading.send(
      trading.buyer,
      'query ($offerId: ID!) { offer(offerId: $offerId) { notes { id content } } }',
      { offerId },
    );
    const earlier = (before: string) =>
      trading.send(
        trading.buyer,
        'query ($offerId: ID!, $before: ID!) { earlierOfferNotes(offerId: $offerId, before: $before) { id content } }',
        { offerId, before },
      );
    const second = await earlier(notes[0].id);
    const third = await earlier(second[0].id);
    const contents = [...third, ...second, ...notes].map(
      ({ content }: { content: string }) => content,
    );
    expect(contents).toEqual(Array.from({ length: 250 }, (_, at) => `note ${at + 1}`));
    expect(third).toHaveLength(50);
    expect(await earlier('0')).toEqual([]);
  });

  it('continues before a note, and accepts nothing else', async () => {
    const nothing = ['', '-1', '1e3', '1.5', 'none', '1\0', '9'.repeat(16), "1' or '1'='1"];
    for (const before of nothing) {
      expect(await asked(trading.buyer, offerId, before)).toMatchObject([
        { code: 'VALIDATION', field: 'before' },
      ]);
    }
  });
});

it('a person who is signed out or being deleted can’t write', async () => {
  const visitor = { id: '', headers: { cookie: '' } };
  await expect(write(visitor, 'Hello')).rejects.toThrow('UNAUTHENTICATED');
  const { id } = trading.buyer;
  const written = () => write(trading.buyer, 'Too late');
  expect(await deletedMeanwhile(trading.server.pool, id, written)).toBe('UNAUTHENTICATED');
});

import { post, type Answer } from '../../support/ask';
import { startTestApp, testConfig, type TestApp } from '../../support/test-app';
import type { Actor } from '../../graphql/roles/actors';
import { insertTradedPrinting, meet } from '../../graphql/roles/meet';
import type { SentOperation, ValidTexts } from './sent-operations';

type Met = Awaited<ReturnType<typeof meet>>;

/** Mutations that can be done only once to the same data. */
const USES_UP = /^(?:Accept|Decline|Rescind|CallOff|MarkOfferExchanged|Undo|Delete|UpdateUser)/;

/** The queries that cost so much that they have a rate of their own. */
const RATED_QUERY = /^BalancedExchange$/;

/** An owner, a counterparty and an actor, whose data is restored after a mutation has used it up. */
export interface Play {
  server: TestApp;
  /** Everything that identifies a person: none of it belongs in a log. */
  personalData(): Promise<string[]>;
  send(operation: SentOperation, place: string | null, text: string): Promise<Answer<unknown>>;
  meetAs(actor: Actor): Promise<void>;
}

export async function startPlay(): Promise<Play> {
  const server = await startTestApp({
    adHocOperations: false,
    config: { ...testConfig, logLevel: 'debug' },
  });
  await insertTradedPrinting(server.database);
  const known = new Set<string>();
  let actor: Actor = 'visitor';
  let met: Met | undefined;

  const meetAs = async (next: Actor): Promise<void> => {
    actor = next;
    await server.pool.query('truncate user_account, retired_handle, rate_count cascade');
    met = await meet(server.database, actor);
    const { rows } = await server.pool.query<Record<string, string | null>>(
      `select u.id::text, u.name, u.email, s.token_hash from user_account u
         left join session s on s.user_id = u.id`,
    );
    for (const value of rows.flatMap((row) => Object.values(row))) if (value) known.add(value);
    const token = met.headers['cookie']?.split('=')[1];
    if (token !== undefined) known.add(token);
  };

  return {
    server,
    meetAs,
    personalData: async () => [...known],
    async send(operation, place, text) {
      if (met === undefined) await meetAs(actor);
      // Otherwise rate limits would refuse most requests.
      if (operation.isMutation || RATED_QUERY.test(operation.name)) {
        await server.pool.query('delete from rate_count');
      }
      const { ids, headers } = met as Met;
      const variables = operation.variables(validTexts(operation, ids, actor), place, text);
      const answer = await post<Record<string, unknown>>(
        server.app,
        { id: operation.id, variables },
        headers,
      );
      if (USES_UP.test(operation.name) && !answer.errors && didSomething(answer.data)) {
        await meetAs(actor);
      }
      return answer;
    },
  };
}

const didSomething = (data: Record<string, unknown> | null): boolean =>
  Object.values(data ?? {}).every((payload) => {
    const { errors, userErrors } = payload as { errors?: unknown[]; userErrors?: unknown[] };
    return (errors ?? userErrors ?? []).length === 0;
  });

function idIn(name: string, ids: Met['ids']): string {
  if (name === 'User') return ids.owner;
  if (name.includes('SavedSearch')) return ids.search;
  return name.includes('Deck') ? ids.deck : 'shd-001';
}

function validTexts(
  { name, isMutation }: SentOperation,
  ids: Met['ids'],
  actor: Actor,
): ValidTexts {
  const isSettling = name === 'CallOffOffer' || name === 'MarkOfferExchanged';
  return {
    id: idIn(name, ids),
    line: 'price<2',
    ids: 'shd-001',
    cardId: 'shd-001',
    variantId: ids.printing,
    cardVariantId: ids.printing,
    cardSetCode: 'SHD',
    userHandle: 'owner',
    recipientHandle: actor === 'owner' ? 'counterparty' : 'owner',
    offerId: isSettling ? ids.accepted : ids.pending,
    saleListId: ids.saleList,
    wantListId: ids.wantList,
    listId: name.includes('Sale') ? ids.saleList : ids.wantList,
    stepId: ids.step,
    userId: ids.owner,
    before: '999999',
    day: '2026-03-01',
    from: '2026-03-01T00:00:00.000Z',
    email: 'friend@example.com',
    handle: 'a-new-one',
    banner: 'Welcome',
    content: 'Hello',
    ...(isMutation && { idempotencyKey: crypto.randomUUID() }),
  };
}

import { type Step, recordStep } from '@server/modules/collection/commands/record-step';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { ask, type Answer } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';

const COUNT = 'variantId inventory missing { count isDefault } target extraCount version';
const UPDATE = `mutation ($variantId: ID!, $inventory: Int, $missingOverrideCount: Int, $expectedVersion: Int) {
  updateCollectionVariantInventory(variantId: $variantId, inventory: $inventory,
    missingOverrideCount: $missingOverrideCount, expectedVersion: $expectedVersion) {
    collectionItemInventory { ${COUNT} } errors { field message code }
  }
}`;
const UNDO = `mutation ($stepId: ID!) { undoCollectionStep(stepId: $stepId) {
  step { id reason undoes { id } printingCount } errors { field message code }
  collectionItemInventories { ${COUNT} } } }`;

// oxlint-disable-next-line no-explicit-any -- a test knows what it asked for
type Answered = Promise<Answer<any>>;

export interface UpdateInput {
  variantId?: string;
  inventory?: unknown;
  missingOverrideCount?: unknown;
  expectedVersion?: number;
}

/** An app, three printings of a unit set "SOR", and a new person before each test of a file. */
export interface Counting {
  server: TestApp;
  person: Person;
  /** Ids of a standard, a foil and a hyperspace printing. */
  variantIds: [string, string, string];
  /** Sets a count, of the first printing unless another is named, and returns the answer. */
  update(asked: UpdateInput, of?: Person): Answered;
  undo(stepId: number | string, of?: Person): Answered;
  /** A step of several changes, as an import makes one; each printing from and to a number of copies. */
  record(
    changes: readonly [variantId: string, from: number, to: number, version?: number][],
    step?: Partial<Step>,
  ): Promise<number>;
  /** The rows of a player's projection: copies, override and version by printing. */
  items(of?: Person): Promise<Record<string, [number, number | null, number]>>;
  /** The reasons of a player's steps, oldest first. */
  reasons(of?: Person): Promise<string[]>;
}

export function withCounting(): Counting {
  const context = {
    update: (asked, of = context.person) =>
      ask(context.server.app, UPDATE, { variantId: context.variantIds[0], ...asked }, of.headers),
    undo: (stepId, of = context.person) =>
      ask(context.server.app, UNDO, { stepId: String(stepId) }, of.headers),
    async record(changes, step = {}) {
      const { id: userId } = context.person;
      const recorded = await recordStep(
        context.server.database,
        { userId, actorId: userId, reason: 'IMPORT', ...step },
        changes.map(([variantId, from, to, version = 0]) => ({
          variantId,
          version,
          from: { inventory: from, missingOverride: null },
          to: { inventory: to, missingOverride: null },
        })),
      );
      return recorded!.id;
    },
    async items(of = context.person) {
      const { rows } = await context.server.pool.query(
        'select * from collection_item where user_id = $1 order by card_variant_id',
        [of.id],
      );
      return Object.fromEntries(
        rows.map((row) => [
          row.card_variant_id,
          [row.inventory, row.missing_override, row.version],
        ]),
      );
    },
    async reasons(of = context.person) {
      const { rows } = await context.server.pool.query<{ reason: string }>(
        'select reason from collection_step where user_id = $1 order by id',
        [of.id],
      );
      return rows.map(({ reason }) => reason);
    },
  } as Counting;

  beforeAll(async () => {
    context.server = await startTestApp();
    const { database } = context.server;
    const cardSetId = await insertCardSet(database);
    const cardId = await insertCard(database, { id: 'sor-001', cardSetId, name: 'Ember Warden' });
    context.variantIds = [
      await insertPrinting(database, { cardId, number: '001' }),
      await insertPrinting(database, { cardId, variantType: 'FOIL', number: '001F' }),
      await insertPrinting(database, { cardId, variantType: 'HYPERSPACE', number: '261' }),
    ];
  });
  beforeEach(async () => {
    context.person = await signUp(context.server.database);
  });
  afterAll(() => context.server.close());
  return context;
}

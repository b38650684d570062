import fc from 'fast-check';
import { adjustPrice, PERCENTAGE_ADJUSTMENT, ROUNDING_STEPS } from '@domain/pricing';
import { share, sharing } from '@server/modules/sharing/tables';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { type Person, signUp } from '../users/support/sign-up';
import { ITEM, withSelling } from './selling';

describe('starting a list', () => {
  const LIST =
    'id name isOwner handle items { id } settings { banner version marketPricingSettings';
  const PRICING = '{ percentageAdjustment rounding { type value } } }';
  const CREATE = `mutation { createSaleList { saleList { ${LIST} ${PRICING} } } }`;

  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  const create = (person: Person) => ask(server.app, CREATE, {}, person.headers);
  const listsOf = async ({ headers }: Person) =>
    (await ask(server.app, '{ userSaleLists { id } }', {}, headers)).data.userSaleLists;

  it('makes one list, however often and concurrently it is requested, with plain market prices', async () => {
    const seller = await signUp(server.database, { handle: 'rosa' });
    expect(await listsOf(seller)).toEqual([]);
    const answers = await Promise.all([create(seller), create(seller), create(seller)]);
    const lists = answers.map(({ data }) => data.createSaleList.saleList);
    expect(lists[0]).toEqual({
      id: expect.any(String),
      name: "rosa's Sale List",
      isOwner: true,
      handle: 'rosa',
      items: [],
      settings: {
        banner: '',
        version: 0,
        marketPricingSettings: {
          percentageAdjustment: 0,
          rounding: { type: 'NO_ROUNDING', value: 0 },
        },
      },
    });
    expect(lists).toEqual([lists[0], lists[0], lists[0]]);
    expect(await listsOf(seller)).toEqual([{ id: lists[0].id }]);
  });

  it('needs a handle', async () => {
    const nameless = await signUp(server.database, { handle: null });
    expect(await listsOf(nameless)).toEqual([]);
    expect((await create(nameless)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

describe('access', () => {
  const selling = withSelling();

  const ASKED = `query ($userHandle: String) { userSaleLists(userHandle: $userHandle) {
  id isOwner handle items { ${ITEM} } shareSettings { sharedWithAll sharedWithUsers { email } } } }`;
  /** The whole answer, to be compared with others'. */
  const answerFor = async (headers: { cookie: string } | undefined, userHandle: string) => {
    const { status, data, errors } = await ask(selling.server.app, ASKED, { userHandle }, headers);
    return { status, data, errors };
  };
  const NOTHING = { status: 200, data: { userSaleLists: [] }, errors: undefined };

  const shareWith = (email: string, subject: 'SALE_LIST' | 'WANT_LIST' = 'SALE_LIST') =>
    selling.server.database.insert(share).values({ ownerId: selling.seller.id, subject, email });
  const shareWithAll = async (userId = selling.seller.id) => {
    await selling.server.database
      .insert(sharing)
      .values({ userId, subject: 'SALE_LIST', sharedWithAll: true })
      .onConflictDoUpdate({
        target: [sharing.userId, sharing.subject],
        set: { sharedWithAll: true },
      });
  };

  it('a list that is shared with everyone is shown to everyone, without the others that it is shared with', async () => {
    await selling.update({ banner: 'Half price' });
    await selling.upsert({ quantity: 2 });
    await shareWithAll();
    await shareWith('friend@example.com');
    const own = await selling.listFor(selling.seller);
    expect(own).toMatchObject({
      name: `${selling.handle}'s Sale List`,
      isOwner: true,
      shareSettings: { sharedWithAll: true, sharedWithUsers: [{ email: 'friend@example.com' }] },
    });
    const stranger = await signUp(selling.server.database);
    for (const viewer of [null, stranger]) {
      expect(await selling.listFor(viewer)).toEqual({
        ...own,
        isOwner: false,
        shareSettings: null,
      });
    }
  });

  it('a list that is shared with an address is shown to the person who verified it, until it isn’t', async () => {
    const email = `friend-of-${selling.handle}@example.com`;
    const friend = await signUp(selling.server.database, { email });
    const unverified = await signUp(selling.server.database, { email, verifiedEmail: null });
    await shareWith(email);
    expect(await selling.listFor(friend)).toMatchObject({ isOwner: false, shareSettings: null });
    expect(await selling.listFor(unverified)).toBeUndefined();
    await selling.server.pool.query('delete from share where email = $1', [email]);
    expect(await selling.listFor(friend)).toBeUndefined();
  });

  it('a list that is private, missing, of nobody, or whose owner only shares something else looks the same', async () => {
    const { database } = selling.server;
    const without = await signUp(database, { handle: `without-${selling.handle}` });
    await shareWithAll(without.id);
    const stranger = await signUp(database, { email: `stranger-to-${selling.handle}@example.com` });
    await shareWith(`stranger-to-${selling.handle}@example.com`, 'WANT_LIST');
    await database
      .insert(sharing)
      .values({ userId: selling.seller.id, subject: 'WANT_LIST', sharedWithAll: true });
    const none = ['nobody-at-all', '../admin', 'x'.repeat(10_000), ''];
    for (const handle of [selling.handle, `without-${selling.handle}`, ...none]) {
      expect(await answerFor(undefined, handle)).toEqual(NOTHING);
      expect(await answerFor(stranger.headers, handle)).toEqual(NOTHING);
    }
  });

  it('a visitor who asks for their own list is asked to sign in', async () => {
    const { errors } = await ask(selling.server.app, '{ userSaleLists { id } }');
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('prices', () => {
  const selling = withSelling();

  const pricesFor = async (percentageAdjustment: number, roundingStep: number) => {
    const rounding = { type: roundingStep === 0 ? 'NO_ROUNDING' : 'UP', value: roundingStep };
    await selling.update({ marketPricingSettings: { percentageAdjustment, rounding } });
    const items: { variantId: string; marketAdjustedPriceInCents: number | null }[] =
      await selling.items();
    const [standard, foil, hyperspace] = selling.variantIds;
    return [standard, foil, hyperspace].map(
      (id) => items.find(({ variantId }) => variantId === id)?.marketAdjustedPriceInCents,
    );
  };

  beforeEach(async () => {
    const [standard, foil, hyperspace] = selling.variantIds;
    await selling.upsert(
      { cardVariantId: standard },
      { cardVariantId: foil, priceType: 'FIXED', fixedPriceInCents: 7 },
      { cardVariantId: hyperspace, priceType: 'CONTACT' },
    );
  });

  // Of $10.01, of $0.30, and of none.
  it.each([
    [0, 0, [1_001, 30, null]],
    [-50, 0, [501, 15, null]],
    [-5, 0, [951, 29, null]],
    [50, 0, [1_502, 45, null]],
    [0, 25, [1_025, 50, null]],
    [0, 50, [1_050, 50, null]],
    [0, 100, [1_100, 100, null]],
    [400, 100, [5_100, 200, null]],
    [-100, 0, [0, 0, null]],
    [-100, 25, [0, 0, null]],
  ])('at %i % and steps of %i cents', async (percentage, step, expected) => {
    expect(await pricesFor(percentage, step)).toEqual(expected);
  });

  it('match the domain’s function, whatever the settings', async () => {
    const settings = [
      fc.integer(PERCENTAGE_ADJUSTMENT),
      fc.constantFrom(...ROUNDING_STEPS),
    ] as const;
    await fc.assert(
      fc.asyncProperty(...settings, async (percentageAdjustment, roundingStep) => {
        const pricing = { percentageAdjustment, roundingStep };
        expect(await pricesFor(percentageAdjustment, roundingStep)).toEqual(
          [1_001, 30, null].map((cents) => adjustPrice(cents, pricing)),
        );
      }),
      { numRuns: 10 },
    );
  }, 60_000);

  it('of changed items follow the settings, and not the browser’s figures', async () => {
    await pricesFor(100, 50);
    const { saleListItems } = await selling.upsert({ quantity: 2 });
    expect(saleListItems).toMatchObject([{ marketAdjustedPriceInCents: 2_050 }]);
    const { errors } = await selling.send([{ quantity: 2, marketAdjustedPriceInCents: 1 }]);
    expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION' } }]);
  });

  it('follow the market, up to the highest price', async () => {
    const setPrice = (cents: number | null) =>
      selling.server.pool.query(
        `update card_variant set current_price_cents = $1::int,
        current_price_recorded_at = case when $1::int is not null then now() end where id = $2`,
        [cents, selling.variantIds[0]],
      );
    await setPrice(2_147_483_647);
    expect((await pricesFor(400, 100))[0]).toBe(2_147_483_647);
    await setPrice(null);
    expect((await pricesFor(400, 100))[0]).toBeNull();
    await setPrice(1_001);
  });
});

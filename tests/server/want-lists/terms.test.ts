import { ask } from '../support/ask';
import { withWanting } from './wanting';

const TERMS = 'wouldDo kinds atMostInCents priority';
const LIST = `query ($userHandle: String) { userWantLists(userHandle: $userHandle) {
  newWantsWouldDo showsAtMost items { variantId ${TERMS} } } }`;
const SETTINGS = `mutation ($input: UpdateWantListInput!) { updateWantList(input: $input) {
  wantList { newWantsWouldDo showsAtMost } errors { field code } } }`;
const SHARE = `mutation ($wantListId: ID!) {
  updateWantListSharing(input: { wantListId: $wantListId, shareWithAll: true, shareWith: [] }) { success } }`;

const want = (given: object = {}) => ({
  wouldDo: 'THIS',
  kinds: [],
  atMostInCents: null,
  priority: 'NORMAL',
  ...given,
});

describe('what a want means', () => {
  const wanting = withWanting();

  const asOwner = async (query: string, variables: object) =>
    ask(wanting.server.app, query, { ...variables }, wanting.owner.headers);
  const settings = async (given: object = {}) =>
    (
      await asOwner(SETTINGS, {
        input: {
          wantListId: wanting.wantListId,
          newWantsWouldDo: 'THIS',
          showsAtMost: false,
          ...given,
        },
      })
    ).data.updateWantList;
  const list = async (headers?: Record<string, string>) =>
    (await ask(wanting.server.app, LIST, { userHandle: wanting.handle }, headers)).data
      .userWantLists[0];
  const items = async () => (await list(wanting.owner.headers)).items;
  const send = async (item: object) => {
    const { data } = await wanting.send([{ cardVariantId: wanting.variantIds[0], ...item }]);
    return data.updateWantListVariantCounts.errors;
  };

  it('is its printing alone at any price, until its owner says more; a change of the count keeps it', async () => {
    const [variantId] = wanting.variantIds;
    expect(await send({ quantity: 1, expectedVersion: 0 })).toEqual([]);
    expect(await items()).toEqual([{ variantId, ...want() }]);
    const kinds = want({
      wouldDo: 'KINDS',
      kinds: ['FOIL', 'SHOWCASE'],
      atMostInCents: 500,
      priority: 'MUST',
    });
    expect(await send({ quantity: 1, want: kinds, expectedVersion: 2 })).toEqual([]);
    expect(await send({ quantity: 3, expectedVersion: 3 })).toEqual([]);
    expect(await items()).toEqual([{ variantId, ...kinds }]);
  });

  it('is refused if it makes no sense', async () => {
    for (const given of [
      { kinds: ['FOIL'] },
      { wouldDo: 'KINDS' },
      { atMostInCents: -1 },
      { atMostInCents: 5_000_001 },
    ]) {
      expect(await send({ quantity: 1, want: want(given), expectedVersion: 0 })).toEqual([
        expect.objectContaining({ field: 'items.0.want', code: 'INVALID' }),
      ]);
    }
    expect(await items()).toEqual([]);
  });

  it('is for new wants what the list says', async () => {
    const [first, second] = wanting.variantIds;
    await wanting.set({ [first]: 1 });
    expect(await settings({ newWantsWouldDo: 'NO_FOIL' })).toEqual({
      wantList: { newWantsWouldDo: 'NO_FOIL', showsAtMost: false },
      errors: [],
    });
    await wanting.set({ [first]: 2, [second]: 1 });
    expect(await items()).toEqual([
      { variantId: second, ...want({ wouldDo: 'NO_FOIL' }) },
      { variantId: first, ...want() },
    ]);
    expect(await settings({ newWantsWouldDo: 'KINDS' })).toMatchObject({
      wantList: { newWantsWouldDo: 'NO_FOIL' },
      errors: [{ field: 'newWantsWouldDo', code: 'INVALID' }],
    });
  });

  it('shows its limit to others only if its owner shows it', async () => {
    await send({ quantity: 1, want: want({ atMostInCents: 500 }), expectedVersion: 0 });
    await asOwner(SHARE, { wantListId: wanting.wantListId });
    expect((await list()).items).toMatchObject([{ atMostInCents: null }]);
    expect(await items()).toMatchObject([{ atMostInCents: 500 }]);
    await settings({ showsAtMost: true });
    expect((await list()).items).toMatchObject([{ atMostInCents: 500 }]);
  });
});

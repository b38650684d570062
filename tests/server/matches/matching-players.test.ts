import { withMatching } from './support/matching';

const scene = withMatching();

describe('players who match', () => {
  beforeEach(async () => {
    await scene.wants(scene.viewer, { a: 1, b: 1, c: 1 });
    await scene.sells(scene.viewer, { d: 1, 'd-foil': 1 });
  });

  it('are ranked: both ways, then the most printings, then the latest change', async () => {
    await scene.player('three', { selling: { a: 1, b: 1, c: 1 } });
    await scene.player('two-old', { selling: { a: 1, b: 1 }, updatedAt: '2026-03-01' });
    await scene.player('two-new', { wanting: { d: 1, 'd-foil': 1 }, updatedAt: '2026-03-02' });
    await scene.player('both', { selling: { a: 1 }, wanting: { d: 1 } });
    await scene.player('both-three', { selling: { a: 1, b: 1 }, wanting: { d: 1 } });
    await scene.player('nothing', { selling: { d: 1 }, wanting: { a: 1 } });
    expect(await scene.ranked()).toEqual(['both-three', 'both', 'three', 'two-new', 'two-old']);
  });

  it('come page by page, each once, whatever they tie in', async () => {
    for (let at = 0; at < 7; at += 1) {
      await scene.player(
        `moss-${at}`,
        at % 2 === 0 ? { selling: { a: 1 } } : { wanting: { d: 1 } },
      );
    }
    await scene.player('both', { selling: { a: 1 }, wanting: { d: 1 } });
    const all = await scene.ranked();
    expect(all).toHaveLength(8);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo } = await scene.page({ first: 3, after });
      seen.push(...nodes.map(({ userHandle }: { userHandle: string }) => userHandle));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(all);
  });

  it('are an empty page for somebody without lists', async () => {
    const fern = await scene.player('fern', {});
    await scene.player('moss', { selling: { a: 1 } });
    expect(await scene.page({}, fern)).toEqual({
      nodes: [],
      pageInfo: { endCursor: null, hasNextPage: false },
    });
  });

  it.each([-1, 0, 101, 2_147_483_647])('refuse %s at once', async (first) => {
    expect(await scene.page({ first })).toMatchObject({ code: 'VALIDATION' });
  });

  it.each(['', 'x', Buffer.from('1 2 3 4').toString('base64url')])(
    'refuse %j as the end of a page',
    async (after) => {
      expect(await scene.page({ after })).toMatchObject({ code: 'VALIDATION' });
    },
  );

  it('aren’t told to visitors', async () => {
    expect(await scene.page({}, null)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await scene.matchWith('moss', null)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

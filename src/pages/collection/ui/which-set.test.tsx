import { screen, waitFor } from '@testing-library/react';
import { aCardSet } from '@tests/factories/card-set';
import { cardSets, names, shade, show } from '@tests/support/screens/collection-page';

beforeEach(() => localStorage.clear());

describe('which set is shown', () => {
  test('SOR at first, which the address then names and the browser remembers', async () => {
    const { router } = show('/collections/my');
    expect(await screen.findByRole('tab', { name: /SOR/, selected: true })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?set=sor'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(await names()).toEqual(['Lantern Scout', 'Brass Harrier', 'Quiet Comet']);
  });

  test('the first one if there is no SOR', async () => {
    show('/collections/my', { catalogue: { cardSets: cardSets.slice(0, 1) } });
    expect(await screen.findByRole('tab', { name: /SHD/, selected: true })).toBeVisible();
  });

  test('the first one, not all of them, if there are several without SOR', async () => {
    const starter = aCardSet({ id: 'ts26', code: 'TS26', name: 'Starter Decks' });
    show('/collections/my', { catalogue: { cardSets: [...cardSets.slice(0, 1), starter] } });
    expect(await screen.findByRole('tab', { name: /SHD/, selected: true })).toBeVisible();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['ALL All sets', 'SHD Shadows of Glass', 'TS26 Starter Decks']);
  });

  test('the one that was viewed last', async () => {
    const first = show('/collections/my');
    await first.user.click(await screen.findByRole('tab', { name: /SHD/ }));
    expect(await names()).toEqual(['Dune Shade']);
    await waitFor(() => expect(first.router.state.location.search).toBe('?set=shd'));
    expect(first.router.state.historyAction).toBe('PUSH');
    first.unmount();
    show('/collections/my');
    expect(await screen.findByRole('tab', { name: /SHD/, selected: true })).toBeVisible();
  });

  test('one whose code has digits, named by the link and remembered', async () => {
    const starter = aCardSet({ id: 'ts26', code: 'TS26', name: 'Starter Decks', cards: [shade] });
    const given = { catalogue: { cardSets: [...cardSets, starter] } };
    const first = show('/collections/my?set=ts26', given);
    expect(await screen.findByRole('tab', { name: /TS26/, selected: true })).toBeVisible();
    expect(first.router.state.location.search).toBe('?set=ts26');
    first.unmount();
    const second = show('/collections/my', given);
    expect(await screen.findByRole('tab', { name: /TS26/, selected: true })).toBeVisible();
    await waitFor(() => expect(second.router.state.location.search).toBe('?set=ts26'));
  });

  test('the one that the link names, regardless of the remembered one', async () => {
    localStorage.setItem('collection-card-set', 'shd');
    const { api } = show('/collections/my?set=sor');
    expect(await screen.findByRole('tab', { name: /SOR/, selected: true })).toBeVisible();
    const asked = api.calls.map(({ variables }) => variables['cardSetCode']);
    expect(asked).toContain('SOR');
    expect(asked).not.toContain('SHD');
  });

  test('all of them at once, set by set, with numbers that name the set', async () => {
    const { router, user, api } = show('/collections/my?set=sor');
    await user.click(await screen.findByRole('tab', { name: /All sets/ }));
    expect(router.state.location.search).toBe('?set=all');
    expect(await screen.findByRole('button', { name: 'SHD 001 Open Dune Shade' })).toBeVisible();
    expect(await names()).toEqual(['Dune Shade', 'Lantern Scout', 'Brass Harrier', 'Quiet Comet']);
    expect(api.calls.map(({ variables }) => variables['cardSetCode'])).not.toContain('ALL');
    await user.click(screen.getByRole('button', { name: /^Number/ }));
    expect((await names()).at(-1)).toBe('Dune Shade');
  });

  test('all of them again, if they were viewed last', async () => {
    localStorage.setItem('collection-card-set', 'all');
    const { router } = show('/collections/my');
    expect(await screen.findByRole('tab', { name: /All sets/, selected: true })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?set=all'));
    expect(await names()).toHaveLength(4);
  });

  test('a code that no set has is dropped with a note', async () => {
    const { router } = show('/collections/my?set=zzz&show=mine');
    expect(await screen.findByText(/Ignored in this link: show=mine, set=zzz/)).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?set=sor'));
  });

  test('none, if there are no sets', async () => {
    show('/collections/my', { catalogue: { cardSets: [] } });
    expect(await screen.findByRole('heading', { name: 'No card sets available' })).toBeVisible();
  });
});

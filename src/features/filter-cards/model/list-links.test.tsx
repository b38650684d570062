import { act, screen, waitFor } from '@testing-library/react';
import { catalogue } from '@tests/factories/small-catalogue';
import { untilFollowed } from '@tests/support/client/person';
import { renderApp } from '@tests/support/client/render-app';
import { choiceToggled, searchTextTyped, sortChosen } from './card-list-slice';

const rare = choiceToggled({ field: 'selectedRarities', value: 'RARE' });

async function open(path: string) {
  const app = renderApp(path, { catalogue });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('button', { name: 'List' });
  const search = () => app.router.state.location.search;
  const say = (action: Parameters<typeof app.store.dispatch>[0]) =>
    act(async () => void app.store.dispatch(action));
  return { ...app, search, say };
}

test('the address follows the slice; a choice is a history entry, typing isn’t', async () => {
  const { router, search, say } = await open('/cards/sor');
  await say(rare);
  expect(search()).toBe('?rarity=rare');
  expect(router.state.historyAction).toBe('PUSH');
  await say(searchTextTyped('l'));
  await say(searchTextTyped('lu'));
  await waitFor(() => expect(search()).toBe('?text=lu&rarity=rare'));
  expect(router.state.historyAction).toBe('REPLACE');
  await act(() => router.navigate(-1));
  expect(search()).toBe('');
});

test('what was typed is in the address before anything is pressed', async () => {
  const { user, search, say } = await open('/cards/sor');
  await say(searchTextTyped('lu'));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('heading', { level: 1 }) });
  expect(search()).toBe('?text=lu');
});

test('before a key that isn’t a letter, such as Enter or Alt+Left', async () => {
  const { user, search, say } = await open('/cards/sor');
  await say(searchTextTyped('lu'));
  await user.keyboard('{Alt>}');
  expect(search()).toBe('?text=lu');
});

test('Back from a choice leads to what was typed just before it', async () => {
  const { router, store, search } = await open('/cards/sor');
  await act(async () => {
    store.dispatch(searchTextTyped('lu'));
    store.dispatch(rare);
    await router.navigate(-1);
  });
  expect(search()).toBe('?text=lu');
});

test('a choice that is undone by Back before it is rendered is gone from slice and address', async () => {
  const { router, store, search } = await open('/cards/sor');
  await act(async () => {
    store.dispatch(rare);
    await router.navigate(-1);
  });
  expect(search()).toBe('');
  expect(store.getState().cardList.filter.selectedRarities).toEqual([]);
});

test('the last typed text doesn’t get into the next page’s address', async () => {
  const { router, store } = await open('/cards/sor');
  await act(async () => {
    store.dispatch(searchTextTyped('lu'));
    await router.navigate('/contact');
  });
  await screen.findByRole('heading', { name: 'Contact Us' });
  await untilFollowed();
  expect(router.state.location).toMatchObject({ pathname: '/contact', search: '' });
});

test('back and forward restore the filter', async () => {
  const { router, store, say } = await open('/cards/sor?rarity=rare');
  await say(sortChosen('cost'));
  const before = store.recorder.count();
  await act(() => router.navigate(-1));
  const types = store.recorder.recording().actions.map(({ type }) => type);
  expect(types.slice(before)).toEqual(['cardList/linkFollowed']);
  expect(store.getState().cardList.sort.column).toBe('number');
  expect(store.getState().cardList.filter.selectedRarities).toEqual(['RARE']);
  await act(() => router.navigate(1));
  expect(store.getState().cardList.sort.column).toBe('cost');
});

test('a link in another form is replaced by the canonical one, and its ignored parts are named', async () => {
  const { router, store, search } = await open('/cards/sor?colour=red&cost=3,1&debug&rarity=shiny');
  expect(search()).toBe('?cost=1,3&debug');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(store.getState().cardList.dropped).toEqual(['colour', 'rarity=shiny']);
});

test('a jump in time moves the address too', async () => {
  const { store, search, say } = await open('/cards/sor');
  await say(rare);
  const past = store.getState().cardList;
  await say(choiceToggled({ field: 'selectedCosts', value: 2 }));
  expect(search()).toBe('?rarity=rare&cost=2');
  await act(async () => store.replaceReducer((state) => ({ ...state!, cardList: past })));
  expect(search()).toBe('?rarity=rare');
});

test('a choice that doesn’t say so is named in the console, and Back undoes it', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation();
  const { router, search, say } = await open('/cards/sor');
  await say({ type: sortChosen.type, payload: 'cost' });
  expect(search()).toBe('?sort=cost');
  expect(printed).toHaveBeenCalledWith(expect.any(String), sortChosen.type);
  printed.mockRestore();
  await act(() => router.navigate(-1));
  expect(search()).toBe('');
});

test('another set starts without the last one’s filter', async () => {
  const { router, store, say } = await open('/cards/sor');
  await say(rare);
  await act(() => router.navigate('/card-sets/LOF'));
  await screen.findByRole('heading', { name: 'Coming Soon' });
  expect(store.getState().cardList.filter.selectedRarities).toEqual([]);
  expect(router.state.location.search).toBe('');
});

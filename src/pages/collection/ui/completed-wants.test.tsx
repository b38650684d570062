import { screen, waitFor } from '@testing-library/react';
import type { WantTerms } from '@domain/want-list';
import { tradeSets } from '@tests/factories/trade-cards';
import { terms } from '@tests/factories/wants';
import { aUser } from '@tests/factories/user';
import { someCollections } from '@tests/support/client/collections';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

const QUESTION = 'Remove from Want List?';
const SCOUT = 'Lantern Scout, Standard';
const HARRIER = 'Brass Harrier, Standard';

async function count(path = '/collections/my/edit?set=sor', meant: Record<string, WantTerms> = {}) {
  const own = { 'scout-1-standard': 2, 'harrier-2-standard': 1 };
  const wantLists = { own, terms: meant, shared: {} };
  const collections = someCollections({ handle: 'fern', own: { 'harrier-2-standard': 3 } });
  const shown = renderApp(path, {
    user: aUser({ handle: 'fern' }),
    catalogue: { cardSets: tradeSets(), collections, wantLists },
  });
  const field = await screen.findByRole('textbox', { name: `${SCOUT}: have` });
  const have = async (label: string, text: string) => {
    await shown.user.type(
      screen.getByRole('textbox', { name: `${label}: have` }),
      `${text}{Enter}`,
    );
  };
  return { ...shown, wantLists, collections, field, have };
}

const question = () => screen.queryByText(QUESTION);

test('the last missing copy of a wanted printing asks whether to keep it on the want list', async () => {
  const { user, have, wantLists } = await count();
  expect(question()).not.toBeInTheDocument();
  await have(SCOUT, '3');
  expect(await screen.findByText(QUESTION)).toBeVisible();
  expect(
    screen.getByText(/You have all the copies that you need of/).parentElement,
  ).toHaveTextContent(SCOUT);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(wantLists.own).toEqual({ 'harrier-2-standard': 1 }));
  expect(question()).not.toBeInTheDocument();
});

test('copies of another printing that will do count', async () => {
  const any = { 'scout-1-standard': terms({ wouldDo: 'ANY' }) };
  const { have } = await count(undefined, any);
  await have('Lantern Scout, Foil', '2');
  await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
  expect(question()).not.toBeInTheDocument();
  await have('Lantern Scout, Foil', '3');
  expect(await screen.findByText(QUESTION)).toBeVisible();
});

test('the question doesn’t take the focus from the counting', async () => {
  const { have } = await count();
  await have(SCOUT, '3');
  await screen.findByText(QUESTION);
  expect(document.activeElement).toHaveAccessibleName(`${HARRIER}: have`);
});

test('an owner who keeps it isn’t asked again', async () => {
  const { user, have, wantLists, collections } = await count();
  await have(SCOUT, '3');
  await screen.findByText(QUESTION);
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(question()).not.toBeInTheDocument();
  await have(SCOUT, '4');
  await waitFor(() => expect(collections.own['scout-1-standard']?.inventory).toBe(4));
  expect(question()).not.toBeInTheDocument();
  expect(wantLists.own).toHaveProperty('scout-1-standard', 2);
});

test('removing a copy withdraws the question', async () => {
  const { have } = await count();
  await have(SCOUT, '3');
  await screen.findByText(QUESTION);
  await have(SCOUT, '2');
  await waitFor(() => expect(question()).not.toBeInTheDocument());
});

test('several at once are one question', async () => {
  const { user, have, wantLists } = await count();
  await have(HARRIER, '2');
  await have(SCOUT, '3');
  await have(HARRIER, '3');
  await user.click(await screen.findByRole('button', { name: 'Remove all 2' }));
  await waitFor(() => expect(wantLists.own).toEqual({}));
});

test('printings that aren’t on the want list, or were complete before, aren’t asked about', async () => {
  const { have } = await count();
  await have('Lantern Scout, Foil', '1');
  await have(HARRIER, '4');
  await have(SCOUT, '3');
  await screen.findByText(QUESTION);
  expect(
    screen.getByText(/You have all the copies that you need of/).parentElement,
  ).toHaveTextContent(`You have all the copies that you need of ${SCOUT}.`);
});

test('a removal that is refused says so beside the counts', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { user, have, api } = await count();
  await have(SCOUT, '3');
  await screen.findByText(QUESTION);
  api.answerWith(failing.error('Not now', { code: 'FORBIDDEN' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Failed to update want list')).toBeVisible();
});

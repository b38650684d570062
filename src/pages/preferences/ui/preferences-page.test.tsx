import { act, screen, waitFor, within } from '@testing-library/react';
import { COUNT_FIELDS, DEFAULT_PREFERENCES, type PreferenceCounts } from '@domain/preferences';
import { aFirstSteps } from '@tests/factories/first-steps';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const KINDS = [
  'Leaders',
  'Bases',
  'Standard',
  'Foil',
  'Hyperspace',
  'Hyperspace Foil',
  'Showcase',
] as const;

async function open() {
  const preferences = { id: 'me', ...DEFAULT_PREFERENCES };
  const app = renderApp('/preferences', {
    user: aUser(),
    answers: {
      userCollectionPreferences: () => preferences,
      updateUserCollectionPreferences: (counts: Partial<PreferenceCounts>) => ({
        preferences: Object.assign(preferences, counts),
        errors: [],
      }),
      // While first steps are hidden, they are requested again after each change.
      firstSteps: aFirstSteps({ isPutAway: false }),
    },
  });
  await screen.findByRole('radiogroup', { name: 'Leaders' });
  const sent = () =>
    app.api.calls
      .filter(({ operationName }) => operationName === 'UpdateUserCollectionPreferences')
      .map(({ variables }) => variables);
  return { ...app, preferences, sent };
}

const group = (kind: string) => screen.getByRole('radiogroup', { name: kind });
const count = (kind: string, value: number) =>
  within(group(kind)).getByRole('radio', { name: String(value) });

/** Answers that arrive when the test releases them. */
function heldAnswers() {
  const held: ((answer: 'saved' | 'refused') => void)[] = [];
  return {
    held,
    answer: (init: RequestInit) =>
      new Promise<Response>((resolve) => {
        const { variables } = JSON.parse(init.body as string) as { variables: object };
        held.push((outcome) =>
          resolve(
            Response.json(
              outcome === 'saved'
                ? {
                    data: {
                      updateUserCollectionPreferences: {
                        preferences: { ...DEFAULT_PREFERENCES, ...variables },
                        errors: [],
                      },
                    },
                  }
                : { errors: [{ message: 'No luck', extensions: { code: 'INTERNAL' } }] },
            ),
          ),
        );
      }),
  };
}

test('shows the seven counts, each from 0 to 4 and with its description', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'User Preferences' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Collection Settings' })).toBeVisible();
  // The last one chooses a currency.
  expect(screen.getAllByRole('radiogroup')).toHaveLength(KINDS.length + 1);
  KINDS.forEach((kind, at) => {
    const words = within(group(kind))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(words).toEqual(['0', '1', '2', '3', '4']);
    expect(count(kind, DEFAULT_PREFERENCES[COUNT_FIELDS[at]!])).toBeChecked();
    expect(group(kind)).toHaveAccessibleDescription(/printings/);
  });
});

test.each(KINDS.map((kind, at) => [kind, COUNT_FIELDS[at]!] as const))(
  '%s sends only its own count',
  async (kind, field) => {
    const { user, sent, preferences } = await open();
    await user.click(count(kind, 4));
    await waitFor(() => expect(preferences[field]).toBe(4));
    expect(sent()).toEqual([{ [field]: 4 }]);
    expect(count(kind, 4)).toBeChecked();
  },
);

test('arrow keys choose', async () => {
  const { user, preferences } = await open();
  await user.click(count('Foil', 1));
  await user.keyboard('{ArrowRight}');
  expect(count('Foil', 2)).toBeChecked();
  await waitFor(() => expect(preferences.foilVariantCount).toBe(2));
});

test('a count that can’t be saved reverts, and says so', async () => {
  const { user, api } = await open();
  api.answerWith(failing.error('No luck', { code: 'INTERNAL' }));
  await user.click(count('Leaders', 4));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Leaders couldn’t be saved.');
  expect(alert).toHaveTextContent('It is still 1. No luck');
  expect(count('Leaders', 1)).toBeChecked();
  api.answerWith(null);
  await user.click(count('Leaders', 2));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(count('Leaders', 2)).toBeChecked();
});

test('a count that the server refuses reverts', async () => {
  const { user, api } = await open();
  const errors = [{ message: 'Choose a count from 0 to 4.' }];
  api.answerWith(async () =>
    Response.json({
      data: { updateUserCollectionPreferences: { preferences: DEFAULT_PREFERENCES, errors } },
    }),
  );
  await user.click(count('Bases', 4));
  expect(await screen.findByText(/It is still 1. Choose a count/)).toBeVisible();
  expect(count('Bases', 1)).toBeChecked();
});

test('a choice is shown at once; of choices during a call, only the last is sent, after it', async () => {
  const { user, api, sent } = await open();
  const { held, answer } = heldAnswers();
  api.answerWith(answer);
  await user.click(count('Foil', 1));
  await user.click(count('Foil', 2));
  await user.click(count('Foil', 3));
  expect(count('Foil', 3)).toBeChecked();
  expect(sent()).toEqual([{ foilVariantCount: 1 }]);
  await act(async () => held[0]!('saved'));
  await waitFor(() => expect(sent()).toEqual([{ foilVariantCount: 1 }, { foilVariantCount: 3 }]));
  expect(count('Foil', 3)).toBeChecked();
  await act(async () => held[1]!('saved'));
  await waitFor(() => expect(group('Foil')).not.toHaveAttribute('aria-busy'));
  expect(count('Foil', 3)).toBeChecked();
});

test('if the later of two choices fails, the earlier one remains', async () => {
  const { user, api } = await open();
  const { held, answer } = heldAnswers();
  api.answerWith(answer);
  await user.click(count('Foil', 1));
  await user.click(count('Foil', 3));
  await act(async () => held[0]!('saved'));
  await waitFor(() => expect(held).toHaveLength(2));
  await act(async () => held[1]!('refused'));
  expect(await screen.findByText(/It is still 1/)).toBeVisible();
  expect(count('Foil', 1)).toBeChecked();
});

test('a failed choice leaves another one alone that was saved in the meantime', async () => {
  const { user, api } = await open();
  const { held, answer } = heldAnswers();
  api.answerWith(answer);
  await user.click(count('Leaders', 3));
  await user.click(count('Bases', 2));
  await act(async () => held[1]!('saved'));
  await act(async () => held[0]!('refused'));
  expect(await screen.findByText('Leaders couldn’t be saved.')).toBeVisible();
  expect(count('Leaders', 1)).toBeChecked();
  expect(count('Bases', 2)).toBeChecked();
});

test('says that they couldn’t be loaded, and can retry', async () => {
  const { api, user } = renderApp('/preferences', {
    user: aUser(),
    prepare: (fake) => fake.answerWith(failing.html(500)),
  });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('alert')).toHaveTextContent('status 500');
  api.answerWith(null);
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radiogroup', { name: 'Leaders' })).toBeVisible();
});

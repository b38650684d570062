import { screen, waitFor, within } from '@testing-library/react';
import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { aUser } from '@tests/factories/user';
import { deckAnswers } from '@tests/support/client/decks';
import { renderApp } from '@tests/support/client/render-app';

const card = (id: string, name: string, given: Parameters<typeof aCard>[0] = {}) =>
  aCard({
    id,
    name,
    cardVariants: [aPrinting('STANDARD', null, { id: `${id}-standard`, number: id.slice(-3) })],
    ...given,
  });

const cards = [
  card('sor-001', 'Brass Harrier', { subtitle: 'Of the Reef', cardType: 'LEADER' }),
  card('sor-020', 'Moss Harbour', { cardType: 'BASE' }),
  card('sor-100', 'Lantern Scout'),
  card('sor-101', 'Ember Warden', { subtitle: 'Tireless' }),
  card('sor-102', 'Ember Warden', { subtitle: 'Alone' }),
];

async function open() {
  const decks: Parameters<typeof deckAnswers>[0] = [];
  const app = renderApp('/decks', {
    user: aUser({ handle: 'moss' }),
    catalogue: { cardSets: [aCardSet({ cards })] },
    answers: deckAnswers(decks),
  });
  await app.user.click(await screen.findByRole('button', { name: 'Import a deck' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a deck' }));
  const field = await dialog.findByRole('textbox', { name: 'Paste a deck' });
  return { ...app, decks, dialog, field };
}

const read = async ({ user, field, dialog }: Awaited<ReturnType<typeof open>>, text: string) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  const button = dialog.getByRole('button', { name: 'Read the deck' });
  // The cards are there.
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};

const MELEE = `Leader
1 | Brass Harrier | Of the Reef

Base
1 | Moss Harbour

MainDeck
3 | Lantern Scout`;

test('a pasted deck is made, and opened', async () => {
  const app = await open();
  await read(app, MELEE);
  expect(app.dialog.getByText('1 leader, 1 base, 3 cards, 0 in the sideboard')).toBeVisible();
  const name = app.dialog.getByRole('textbox', { name: 'Name' });
  await app.user.clear(name);
  await app.user.type(name, 'Reef');
  await app.user.click(app.dialog.getByRole('button', { name: 'Make the deck' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Reef' })).toBeVisible();
  expect(app.decks).toMatchObject([
    {
      name: 'Reef',
      format: 'premier',
      lines: [
        { cardId: 'sor-001', part: 'LEADER', copies: 1 },
        { cardId: 'sor-020', part: 'BASE', copies: 1 },
        { cardId: 'sor-100', part: 'DECK', copies: 3 },
      ],
    },
  ]);
});

test('a name that several cards have is asked once, wherever it stands', async () => {
  const app = await open();
  await read(app, `${MELEE}\n2 | Ember Warden\n\nSideboard\n1 | Ember Warden`);
  const question = within(app.dialog.getByRole('radiogroup', { name: /Ember Warden/ }));
  expect(question.getByText('3 copies: which card is it?')).toBeVisible();
  const make = app.dialog.getByRole('button', { name: 'Make the deck' });
  expect(make).toBeDisabled();
  await app.user.click(question.getByRole('radio', { name: /Alone/ }));
  await app.user.click(make);
  await waitFor(() => expect(app.decks).toHaveLength(1));
  expect(app.decks[0]!.lines).toEqual(
    expect.arrayContaining([
      { cardId: 'sor-102', part: 'DECK', copies: 2 },
      { cardId: 'sor-102', part: 'SIDEBOARD', copies: 1 },
    ]),
  );
});

test('a line that names no card is shown with the nearest ones, and nothing pasted is lost', async () => {
  const app = await open();
  const text = `${MELEE}\n2 | Lantorn Scouts`;
  await read(app, text);
  expect(app.dialog.getByText('1 line can’t be used')).toBeVisible();
  expect(app.dialog.getByText(/Lantorn Scouts/, { selector: 'code' })).toBeVisible();
  await app.user.click(app.dialog.getByRole('button', { name: 'Lantern Scout' }));
  expect(app.dialog.getByText(/1 base, 5 cards/)).toBeVisible();
  await app.user.click(app.dialog.getByRole('button', { name: 'Back to the text' }));
  expect(app.dialog.getByRole('textbox', { name: 'Paste a deck' })).toHaveValue(text);
});

test('what is no deck is refused in a sentence, and the text stays', async () => {
  const app = await open();
  await read(app, '4 Lightning Bolt\n4 Counterspell');
  expect(app.dialog.getByRole('alert')).toHaveTextContent('Is it a deck of another game');
  expect(app.dialog.getByText('4 Counterspell', { selector: 'code' })).toBeVisible();
  expect(app.field).toHaveValue('4 Lightning Bolt\n4 Counterspell');
  expect(app.decks).toEqual([]);
});

/** jsdom's files can't be read. */
const fileOf = (name: string, text: string) =>
  Object.assign(new File(['{}'], name), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  });

test('a file of swudb’s JSON brings its name', async () => {
  const app = await open();
  const json = {
    metadata: { name: 'From a file', author: 'moss' },
    leader: { id: 'SOR_001', count: 1 },
    base: { id: 'SOR_020', count: 1 },
    deck: [{ id: 'SOR_100', count: 2 }],
  };
  await app.user.type(app.field, 'x');
  await waitFor(() =>
    expect(app.dialog.getByRole('button', { name: 'Read the deck' })).toBeEnabled(),
  );
  await app.user.upload(
    app.dialog.getByLabelText('Choose a file'),
    fileOf('deck.json', JSON.stringify(json)),
  );
  expect(await app.dialog.findByRole('textbox', { name: 'Name' })).toHaveValue('From a file');
  expect(app.dialog.getByText('1 leader, 1 base, 2 cards, 0 in the sideboard')).toBeVisible();
});

test('a file that is no text leaves what was typed, and says what to do', async () => {
  const app = await open();
  await app.user.type(app.field, '3 Lantern Scout');
  await app.user.upload(
    app.dialog.getByLabelText('Choose a file'),
    fileOf('decks.txt', 'PK\u0003\u0004 an archive of decks'),
  );
  expect(await app.dialog.findByRole('alert')).toHaveTextContent('Save it as CSV or unpack it');
  expect(app.field).toHaveValue('3 Lantern Scout');
});

test('back at the text, name and choices stay', async () => {
  const app = await open();
  await read(app, `${MELEE}\n2 | Ember Warden\n1 Lantorn Scouts`);
  const name = () => app.dialog.getByRole('textbox', { name: 'Name' });
  await app.user.clear(name());
  await app.user.type(name(), 'Reef');
  await app.user.click(app.dialog.getByRole('radio', { name: /Alone/ }));
  await app.user.click(app.dialog.getByRole('button', { name: 'Lantern Scout' }));
  await app.user.click(app.dialog.getByRole('button', { name: 'Back to the text' }));
  await app.user.click(app.dialog.getByRole('button', { name: 'Read the deck' }));
  expect(name()).toHaveValue('Reef');
  expect(app.dialog.getByText('1 leader, 1 base, 6 cards, 0 in the sideboard')).toBeVisible();
});

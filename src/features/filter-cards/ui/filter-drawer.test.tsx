import { act, screen, within, waitFor } from '@testing-library/react';
import type { Card } from '@domain/card';
import { EMPTY_CARD_FILTER, type CardFilter, NO_ASPECT } from '@domain/card-filter';
import { aCard } from '@tests/factories/card';
import { renderWithProviders } from '@tests/support/client/render-app';
import {
  filtersToggled,
  selectCardFilter,
  cardListReducer,
  choiceToggled,
} from '../model/card-list-slice';
import { FilterDrawer, TextFilter } from './filter-drawer';
import { DroppedNote } from './filter-outcome';
import { WordGroup } from './filter-group';
import { AspectGroup } from './aspect-group';
import { typeSearchLine } from '../model/type-search-line';

describe('filter drawer', () => {
  const cards = [
    aCard({ rarity: 'RARE', arena: 'SPACE', cost: 10, power: 4, hp: 5, keywords: ['Swift'] }),
    aCard({ cardType: 'UPGRADE', cost: 9, upgradePower: 1, upgradeHp: 3, aspects: [] }),
  ];

  async function openDrawer(given: readonly Card[] = cards) {
    const app = renderWithProviders(<FilterDrawer cards={given} />);
    act(() => void app.store.dispatch(filtersToggled()));
    await screen.findByRole('region', { name: 'Filters' });
    return { ...app, filter: () => selectCardFilter(app.store.getState()) };
  }
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const choices = (name: string) =>
    group(name)
      .getAllByRole('button')
      .map((button) => button.textContent);

  test('offers the cards’ values, in order', async () => {
    await openDrawer();
    expect(choices('Rarity')).toEqual(['Common', 'Rare']);
    expect(choices('Type')).toEqual(['Unit', 'Upgrade']);
    expect(choices('Cost')).toEqual(['9', '10']);
    expect(choices('Aspects')).toEqual(['Commandoff', 'No aspectoff']);
  });

  test('says how many cards each choice would leave, as one searches', async () => {
    const { store } = await openDrawer();
    const counts = (name: string) =>
      group(name)
        .getAllByRole('button')
        .map((button) => button.getAttribute('data-count'));
    expect(counts('Rarity')).toEqual(['1', '1']);
    expect(group('Rarity').getByRole('button', { name: 'Rare' })).toHaveAccessibleDescription(
      '1 card',
    );
    act(() => void store.dispatch(typeSearchLine('rarity:rare hp>4')));
    // Alone in its list; the search leaves no card of the other rarity.
    await waitFor(() => expect(counts('Rarity')).toEqual(['0', '1']));
    expect(counts('Type')).toEqual(['1', '0']);
    expect(counts('Aspects')).toEqual(['1', '0']);
    expect(counts('Keywords')).toEqual(['1']);
  });

  test.each<[group: string, choice: string, asked: Partial<CardFilter>]>([
    ['Rarity', 'Rare', { selectedRarities: ['RARE'] }],
    ['Type', 'Upgrade', { selectedCardTypes: ['UPGRADE'] }],
    ['Arena', 'Space', { selectedArenas: ['SPACE'] }],
    ['Cost', '10', { selectedCosts: [10] }],
    ['Power', '4', { selectedPowers: [4] }],
    ['HP', '5', { selectedHps: [5] }],
    ['Upgrade power', '1', { selectedUpgradePowers: [1] }],
    ['Upgrade HP', '3', { selectedUpgradeHps: [3] }],
    ['Traits', 'Scout', { selectedTraits: ['Scout'] }],
    ['Keywords', 'Swift', { selectedKeywords: ['Swift'] }],
  ])('%s: one click selects %s, another one clears it', async (name, choice, asked) => {
    const { user, filter } = await openDrawer();
    const chip = group(name).getByRole('button', { name: choice, pressed: false });
    await user.click(chip);
    expect(filter()).toEqual({ ...EMPTY_CARD_FILTER, ...asked });
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([chip]);
    await user.click(chip);
    expect(filter()).toEqual(EMPTY_CARD_FILTER);
    expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  });

  test('a group without choices isn’t shown', async () => {
    await openDrawer([aCard({ arena: null, traits: [] })]);
    const groups = screen.getAllByRole('group').map((it) => it.getAttribute('aria-labelledby'));
    expect(groups.map((id) => document.getElementById(id!)?.textContent)).toEqual([
      'Rarity',
      'Type',
      'Cost',
      'Power',
      'HP',
      'Aspects',
    ]);
  });

  test('the text field is shown even before cards are loaded', async () => {
    await openDrawer([]);
    expect(screen.getByRole('textbox', { name: 'Name or subtitle' })).toBeVisible();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});

describe('text filter', () => {
  const field = () => screen.getByRole('textbox', { name: 'Name or subtitle' });

  test('the typed text filters, and its cross empties it', async () => {
    const { store, user } = renderWithProviders(<TextFilter />);
    await user.type(field(), 'lan(tern');
    expect(store.getState().cardList.filter.searchText).toBe('lan(tern');
    await user.click(screen.getByRole('button', { name: 'Clear Name or subtitle' }));
    expect(store.getState().cardList.filter.searchText).toBe('');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  test('a text of 100 kB that is pasted is cut, with a note', async () => {
    const { store, user } = renderWithProviders(
      <>
        <TextFilter />
        <DroppedNote />
      </>,
    );
    await user.click(field());
    await user.paste('moon '.repeat(20_000));
    expect(store.getState().cardList.filter.searchText).toBe('moon '.repeat(40));
    expect(field()).toHaveValue('moon '.repeat(40));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Ignored in this link: text after 200 characters',
    );
  });
});

describe('word group', () => {
  const SIXTY = Array.from({ length: 60 }, (_, index) => `Guild ${index + 100}`);

  const open = (options: readonly string[], chosen: readonly string[] = []) => {
    const cardList = chosen
      .map((value) => choiceToggled({ field: 'selectedTraits', value }))
      .reduce(cardListReducer, cardListReducer(undefined, { type: 'start' }));
    return renderWithProviders(
      <WordGroup field="selectedTraits" options={options} counts={new Map()} />,
      {
        preloadedState: { cardList },
      },
    );
  };
  const words = () =>
    within(screen.getByRole('group', { name: 'Traits' }))
      .queryAllByRole('button', { name: /^[GS]/ })
      .map((button) => button.textContent);

  test('says that a card has to have all of them', () => {
    open(['Scout']);
    const group = screen.getByRole('group', { name: 'Traits' });
    expect(group).toHaveAccessibleDescription('cards that have all of these');
  });

  test('a few words are all shown, without a search field', () => {
    open(['Guild', 'Scout']);
    expect(words()).toEqual(['Guild', 'Scout']);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('chosen words come first, whatever their case; a word chosen now keeps its place', async () => {
    const { user } = open(SIXTY, ['guild 130']);
    expect(words().slice(0, 3)).toEqual(['Guild 130', 'Guild 100', 'Guild 101']);
    await user.click(screen.getByRole('button', { name: 'Guild 101' }));
    expect(words().slice(0, 3)).toEqual(['Guild 130', 'Guild 100', 'Guild 101']);
    expect(screen.getByRole('button', { name: 'Guild 101' })).toHaveFocus();
  });

  test('a search finds the words that contain the typed text', async () => {
    const { store, user } = open(SIXTY);
    const find = screen.getByRole('textbox', { name: 'Find a trait' });
    await user.type(find, ' gUILD 15');
    expect(words()).toEqual(SIXTY.slice(50));
    await user.type(find, '9?');
    expect(words()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('No trait matches.');
    await user.click(screen.getByRole('button', { name: 'Clear Find a trait' }));
    expect(words()).toHaveLength(60);
    expect(store.getState().cardList.filter.selectedTraits).toEqual([]);
  });
});

describe('aspect group', () => {
  const open = () =>
    renderWithProviders(<AspectGroup options={['COMMAND', NO_ASPECT]} counts={new Map()} />);

  const STEPS = [
    { state: 'any', pressed: 'mixed', any: ['COMMAND'], required: [] },
    { state: 'required', pressed: 'true', any: [], required: ['COMMAND'] },
    { state: 'off', pressed: 'false', any: [], required: [] },
  ];

  test.each(['click', 'Enter', 'Space'])('%s goes off → any → required → off', async (how) => {
    const { store, user } = open();
    const button = screen.getByRole('button', { name: 'Command: off' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    button.focus();
    for (const { state, pressed, any, required } of STEPS) {
      await (how === 'click' ? user.click(button) : user.keyboard(`[${how}]`));
      expect(button).toHaveAccessibleName(`Command: ${state}`);
      expect(button).toHaveTextContent(`Command${state}`);
      expect(button).toHaveAttribute('aria-pressed', pressed);
      expect(store.getState().cardList.filter.selectedAspects).toEqual(any);
      expect(store.getState().cardList.filter.requiredAspects).toEqual(required);
    }
    expect(screen.getByRole('button', { name: 'No aspect: off' })).toBeVisible();
  });

  test('an aspect has its icon, and “No aspect” has none', async () => {
    open();
    const command = screen.getByRole('button', { name: 'Command: off' });
    await waitFor(() => expect(command.querySelector('img')?.src).toMatch(/\/40$/));
    const none = screen.getByRole('button', { name: 'No aspect: off' });
    expect(none.querySelector('img')).not.toBeInTheDocument();
  });
});

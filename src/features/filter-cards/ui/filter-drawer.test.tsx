import { act, screen, within } from '@testing-library/react';
import type { Card } from '@domain/card';
import { EMPTY_CARD_FILTER, type CardFilter } from '@domain/card-filter';
import { aCard } from '@tests/factories/card';
import { renderWithProviders } from '@tests/support/client/render-app';
import { filtersToggled, selectCardFilter } from '@/entities/card-list';
import { FilterDrawer } from './filter-drawer';

const cards = [
  aCard({ rarity: 'RARE', arena: 'SPACE', cost: 10, power: 4, hp: 5, keywords: ['Swift'] }),
  aCard({ cardType: 'UPGRADE', cost: 9, upgradePower: 1, upgradeHp: 3, aspects: [] }),
];

function openDrawer(given: readonly Card[] = cards) {
  const app = renderWithProviders(<FilterDrawer cards={given} />);
  act(() => void app.store.dispatch(filtersToggled()));
  return { ...app, filter: () => selectCardFilter(app.store.getState()) };
}
const group = (name: string) => within(screen.getByRole('group', { name }));
const choices = (name: string) =>
  group(name)
    .getAllByRole('button')
    .map((button) => button.textContent);

test('offers what the cards have, in order', () => {
  openDrawer();
  expect(choices('Rarity')).toEqual(['Common', 'Rare']);
  expect(choices('Type')).toEqual(['Unit', 'Upgrade']);
  expect(choices('Cost')).toEqual(['9', '10']);
  expect(choices('Aspects')).toEqual(['Commandoff', 'No aspectoff']);
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
])('%s: %s is asked for by one click, and no longer by another', async (name, choice, asked) => {
  const { user, filter } = openDrawer();
  const chip = group(name).getByRole('button', { name: choice, pressed: false });
  await user.click(chip);
  expect(filter()).toEqual({ ...EMPTY_CARD_FILTER, ...asked });
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([chip]);
  await user.click(chip);
  expect(filter()).toEqual(EMPTY_CARD_FILTER);
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
});

test('a group without anything to choose from isn’t there', () => {
  openDrawer([aCard({ arena: null, traits: [] })]);
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

test('there is still the text while no cards are known', () => {
  openDrawer([]);
  expect(screen.getByRole('textbox', { name: 'Name or subtitle' })).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

import { aCard, aCardImage } from '@tests/factories/card';
import { pickShowcase } from './pick-showcase';

const images = { front: aCardImage('ember'), back: null };
const names = (cards: ReturnType<typeof pickShowcase>) => cards.map(({ name }) => name);

test('shows the rarest card of each aspect before a second one of any', () => {
  const cards = [
    aCard({ name: 'Common red', images, aspects: ['AGGRESSION'], rarity: 'COMMON' }),
    aCard({ name: 'Legendary red', images, aspects: ['AGGRESSION'], rarity: 'LEGENDARY' }),
    aCard({ name: 'Rare red', images, aspects: ['AGGRESSION'], rarity: 'RARE' }),
    aCard({ name: 'Common green', images, aspects: ['COMMAND'], rarity: 'COMMON' }),
  ];
  expect(names(pickShowcase(cards, 3))).toEqual(['Legendary red', 'Common green', 'Rare red']);
});

test('leaves out landscape cards and those without a picture', () => {
  const cards = [
    aCard({ images: { front: { ...aCardImage('base'), orientation: 'LANDSCAPE' }, back: null } }),
    aCard({ images: { front: null, back: null } }),
    aCard({ images: { front: { ...aCardImage('lost'), url: '' }, back: null } }),
  ];
  expect(pickShowcase(cards, 5)).toEqual([]);
});

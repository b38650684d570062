import { randomFrom } from '@domain/seeded-random';
import { HULLS } from '@server/app/demo/catalogue/words';
import { SHIPS } from '../ships';
import { ship } from './ship';

const shipOf = (name: string, traits: string[] = [], seed = '') =>
  ship({ name, traits, cost: 3 }, randomFrom(name, seed)).draw;

test('each hull has its own silhouette, whatever the ship’s traits', () => {
  const drawn = HULLS.map((hull) => shipOf(`Longhaul ${hull}`));
  expect(new Set(drawn).size).toBe(HULLS.length);
  expect(HULLS.map((hull) => shipOf(`Longhaul ${hull}`, ['Capital Ship', 'Transport']))).toEqual(
    drawn,
  );
});

test('a ship with a proper name gets a hull that fits its traits', () => {
  expect(shipOf("Ozolex's Cargo", ['Transport'])).toBe(SHIPS.hauler);
  const capitals = Array.from({ length: 40 }, (_, seed) =>
    shipOf('The Patient Vector', ['Capital Ship'], String(seed)),
  );
  expect(new Set(capitals)).toEqual(new Set([SHIPS.cruiser, SHIPS.ringStation, SHIPS.skyTown]));
});

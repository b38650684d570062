import { act, fireEvent, render, screen } from '@testing-library/react';
import { VARIANT_TYPES, type VariantType } from '@domain/card';
import { aCardImage } from '@tests/factories/card';
import { CardImage } from '../card-image';
import { isFoil } from './use-foil-pointer';

const still = window.matchMedia;
const inBrowserThat = (moves: boolean) => {
  window.matchMedia = (query) => Object.assign(still(query), { matches: moves });
};
const nextFrame = () => act(() => jest.advanceTimersToNextFrame());

function show(variantType: VariantType) {
  render(<CardImage name="Ember Warden" image={aCardImage('ember')} variantType={variantType} />);
  const image = screen.getByRole('img');
  fireEvent.load(image);
  const lit = image.parentElement!;
  lit.getBoundingClientRect = () => new DOMRect(100, 100, 200, 280);
  return lit;
}
const moveTo = (lit: HTMLElement, clientX: number, clientY: number) => {
  fireEvent.pointerMove(lit, { clientX, clientY });
  nextFrame();
};
const light = ({ style }: HTMLElement) =>
  ['--foil-x', '--foil-y', '--foil-tilt-x', '--foil-tilt-y'].map((name) =>
    style.getPropertyValue(name),
  );
const NO_LIGHT = ['', '', '', ''];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.matchMedia = still;
});

test('three kinds of printing shine', () => {
  expect(VARIANT_TYPES.filter(isFoil).toSorted()).toEqual([
    'FOIL',
    'HYPERSPACE_FOIL',
    'PRESTIGE_FOIL',
  ]);
});

test('the light follows the pointer, and the card tilts towards it', () => {
  inBrowserThat(true);
  const lit = show('FOIL');
  moveTo(lit, 300, 100);
  expect(light(lit)).toEqual(['100%', '0%', '7deg', '7deg']);
  moveTo(lit, 200, 240);
  expect(light(lit)).toEqual(['50%', '50%', '0deg', '0deg']);
});

test('the light returns to its initial place once the pointer has left, even within the same frame', () => {
  inBrowserThat(true);
  const lit = show('HYPERSPACE_FOIL');
  moveTo(lit, 300, 100);
  fireEvent.pointerMove(lit, { clientX: 150, clientY: 150 });
  fireEvent.pointerLeave(lit);
  nextFrame();
  expect(light(lit)).toEqual(NO_LIGHT);
});

test('the sheen is static with reduced motion and without a mouse', () => {
  inBrowserThat(false);
  const lit = show('PRESTIGE_FOIL');
  expect(lit).toHaveAttribute('data-foil', 'true');
  moveTo(lit, 300, 100);
  expect(light(lit)).toEqual(NO_LIGHT);
});

test('a printing that isn’t foil has no sheen', () => {
  inBrowserThat(true);
  const lit = show('STANDARD');
  expect(lit).toHaveAttribute('data-foil', 'false');
  moveTo(lit, 300, 100);
  expect(light(lit)).toEqual(NO_LIGHT);
});

import { fireEvent, render, screen } from '@testing-library/react';
import { ASPECTS, groundColour } from '@domain/card';
import { aCardImage } from '@tests/factories/card';
import { CardImage } from './card-image';

test('requests the picture in the size of its place, lazily', () => {
  render(<CardImage name="Ember Warden" image={aCardImage('ember')} />);
  const picture = screen.getByRole('img', { name: 'Ember Warden' });
  expect(picture).toHaveAttribute('src', '/images/cards/ember/1280');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test.each([null, { ...aCardImage('ember'), url: '' }])(
  'without an address the card’s name replaces it (%j)',
  (image) => {
    render(<CardImage name="Ember Warden" image={image} />);
    expect(screen.getByText('Ember Warden')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  },
);

test('a picture that can’t be loaded is replaced by the name and isn’t requested again', () => {
  const { rerender } = render(<CardImage name="Ember Warden" image={aCardImage('ember')} />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<CardImage name="Ember Warden" image={aCardImage('ember')} />);
  expect(screen.getByText('Ember Warden')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

test('after a failure, another picture is tried', () => {
  const { rerender } = render(<CardImage name="Ember Warden" image={aCardImage('ember')} />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<CardImage name="Ash Warden" image={aCardImage('ash')} />);
  expect(document.querySelector('img')).toHaveAttribute('src', '/images/cards/ash/1280');
});

test('without a picture, the set and number stand beneath the name', () => {
  render(<CardImage name="Ember Warden" image={null} number="SOR 059" />);
  expect(screen.getByRole('img', { name: 'Ember Warden' })).toHaveTextContent(
    /^Ember Warden\s*SOR 059$/,
  );
});

test('the background has the colour of the aspects until the picture has loaded', () => {
  const { container } = render(
    <CardImage name="Ember Warden" image={aCardImage('ember')} aspects={['COMMAND']} />,
  );
  const frame = container.firstElementChild as HTMLElement;
  expect(frame.style.getPropertyValue('--card-ground')).toBe('#1e4434');
  const [ground] = frame.children;
  expect(ground).toHaveAttribute('data-covered', 'false');
  fireEvent.load(screen.getByRole('img'));
  expect(ground).toHaveAttribute('data-covered', 'true');
});

test('a picture fades in, unless it is visible from the start', () => {
  const { rerender } = render(<CardImage name="Ember Warden" image={aCardImage('ember')} />);
  expect(screen.getByRole('img')).toHaveAttribute('data-fades', 'true');
  rerender(<CardImage name="Ember Warden" image={aCardImage('ember')} eager />);
  expect(screen.getByRole('img')).toHaveAttribute('data-fades', 'false');
});

test.each([[[]], ...ASPECTS.map((aspect) => [[aspect]])])(
  'white text is readable on the background of %j',
  (aspects) => {
    expect(contrastWithWhite(groundColour(aspects))).toBeGreaterThanOrEqual(4.5);
  },
);

/** As WCAG 2 defines it; `colour` is `#rrggbb`. */
function contrastWithWhite(colour: string): number {
  const linear = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  const [red = 0, green = 0, blue = 0] = linear;
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

test('may be a button', () => {
  const clicked = jest.fn();
  render(<CardImage name="Ember Warden" image={null} onClick={clicked} />);
  fireEvent.click(screen.getByRole('button', { name: 'Ember Warden' }));
  expect(clicked).toHaveBeenCalledTimes(1);
});

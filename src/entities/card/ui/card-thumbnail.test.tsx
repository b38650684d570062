import { fireEvent, render } from '@testing-library/react';
import { aCardImage } from '@tests/factories/card';
import { CardThumbnail } from './card-thumbnail';

const show = (image: Parameters<typeof CardThumbnail>[0]['image']) => {
  const { container, rerender } = render(<CardThumbnail image={image} aspects={['COMMAND']} />);
  return {
    picture: () => container.querySelector('img'),
    frame: () => container.firstElementChild,
    change: (next: typeof image) => rerender(<CardThumbnail image={next} aspects={['COMMAND']} />),
  };
};

test('requests a small picture without alternative text', () => {
  const { picture, frame } = show(aCardImage('front', 'LANDSCAPE'));
  expect(picture()).toHaveAttribute('src', '/images/cards/front/80');
  expect(picture()).toHaveAttribute('alt', '');
  expect(picture()).toHaveAttribute('loading', 'lazy');
  expect(frame()).toHaveAttribute('data-orientation', 'LANDSCAPE');
});

test('keeps its place without a picture', () => {
  const { picture, frame } = show(null);
  expect(picture()).toBeNull();
  expect(frame()).toHaveAttribute('data-orientation', 'PORTRAIT');
});

test('a picture that fails isn’t requested again; another one is', () => {
  const { picture, change } = show(aCardImage('front'));
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  change(aCardImage('front'));
  expect(picture()).toBeNull();
  change(aCardImage('other'));
  expect(picture()).toHaveAttribute('src', '/images/cards/other/80');
});

import { fireEvent, render, screen } from '@testing-library/react';
import { aCardImage } from '@tests/factories/card-image';
import { CardImage } from './card-image';

test('asks for the picture in the size of its place, lazily', () => {
  render(<CardImage name="Ember Warden" image={aCardImage('ember')} />);
  const picture = screen.getByRole('img', { name: 'Ember Warden' });
  expect(picture).toHaveAttribute('src', '/images/cards/ember/1280');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test.each([null, { ...aCardImage('ember'), url: '' }])(
  'without an address the card’s name stands in its place (%j)',
  (image) => {
    render(<CardImage name="Ember Warden" image={image} />);
    expect(screen.getByText('Ember Warden')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  },
);

test('a picture that can’t be loaded gives way to the name and isn’t asked for again', () => {
  const { rerender } = render(<CardImage name="Ember Warden" image={aCardImage('ember')} />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<CardImage name="Ember Warden" image={aCardImage('ember')} />);
  expect(screen.getByText('Ember Warden')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

test('another picture is tried in its own right', () => {
  const { rerender } = render(<CardImage name="Ember Warden" image={aCardImage('ember')} />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<CardImage name="Ash Warden" image={aCardImage('ash')} />);
  expect(document.querySelector('img')).toHaveAttribute('src', '/images/cards/ash/1280');
});

test('the ground has the colour of the aspects until the picture has come', () => {
  const { container } = render(
    <CardImage name="Ember Warden" image={aCardImage('ember')} aspects={['COMMAND']} />,
  );
  const picture = screen.getByRole('img');
  expect(container.firstChild).toHaveStyle({ backgroundColor: '#1e4434' });
  expect(picture).toHaveAttribute('data-arrived', 'false');
  fireEvent.load(picture);
  expect(picture).toHaveAttribute('data-arrived', 'true');
});

test('may be a button', () => {
  const clicked = jest.fn();
  render(<CardImage name="Ember Warden" image={null} onClick={clicked} />);
  fireEvent.click(screen.getByRole('button', { name: 'Ember Warden' }));
  expect(clicked).toHaveBeenCalledTimes(1);
});

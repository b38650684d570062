import { screen } from '@testing-library/react';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

test('shows the server’s feedback address and a button to write to it', async () => {
  renderApp('/contact', { answers: { contactEmail: 'ideas@example.org' } });
  const address = await screen.findByRole('link', { name: 'ideas@example.org' });
  expect(address).toHaveAttribute('href', 'mailto:ideas@example.org');
  expect(screen.getByRole('button', { name: 'Send an email' })).toBeVisible();
});

test('says that the address couldn’t be loaded, and can retry', async () => {
  const { api, user } = renderApp('/contact', {
    prepare: (fake) => fake.answerWith(failing.html(500)),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('status 500');
  api.answerWith(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'hello@example.org' })).toBeVisible();
});

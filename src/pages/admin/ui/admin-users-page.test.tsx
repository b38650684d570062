import { act, screen, waitFor, within } from '@testing-library/react';
import { anAccount, aUser } from '@tests/factories/user';
import { type Answers, type AskedPage, type Fixture, pageOf } from '@tests/support/client/answers';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

const admin = aUser({
  id: 'admin',
  email: 'admin@example.com',
  handle: 'keeper',
  roles: ['USER', 'ADMIN'],
});
const crowd = Array.from({ length: 60 }, (_, at) =>
  aUser({ id: `u${at}`, email: `person-${String(at).padStart(2, '0')}@example.com`, handle: null }),
);

const answersAbout = (accounts: Fixture<'User'>[]): Answers => ({
  users: ({ search, ...asked }: AskedPage & { search?: string }) => {
    const found = accounts.filter(({ email }) => email.startsWith(search ?? ''));
    return { ...pageOf(found, asked), totalCount: found.length };
  },
  user: ({ id }: { id: string }) => accounts.find((each) => each.id === id) ?? null,
});

async function open(path = '/admin/users') {
  const answers = answersAbout([admin, ...crowd].map(anAccount));
  const app = renderApp(path, { user: admin, answers });
  await screen.findByRole('table', { name: 'Users' });
  const asked = () => app.api.calls.filter(({ operationName }) => operationName === 'Users');
  return { ...app, asked };
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const search = () => screen.getByRole('searchbox', { name: 'Search users' });

test('shows e-mail, handle or a dash, roles and a way to edit', async () => {
  await open();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Email', 'Handle', 'Roles', 'Actions']);
  const [first, second] = rows();
  const badges = within(first!).getAllByRole('listitem');
  expect(badges.map(({ textContent }) => textContent)).toEqual(['User', 'Admin']);
  expect(within(first!).getByRole('cell', { name: 'keeper' })).toBeVisible();
  expect(within(second!).getByRole('cell', { name: '—' })).toBeVisible();
  expect(within(second!).getByRole('link', { name: 'Edit person-00@example.com' })).toHaveAttribute(
    'href',
    '/admin/users/u0/edit',
  );
});

test('moves from page to page and back, and keeps loaded pages', async () => {
  const { user, asked } = await open();
  expect(screen.getByText('61 users')).toBeVisible();
  expect(rows()).toHaveLength(25);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('person-24@example.com')).toBeVisible();
  expect(screen.getByText('Page 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('person-59@example.com')).toBeVisible();
  expect(rows()).toHaveLength(11);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(asked()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('person-24@example.com')).toBeVisible();
  expect(asked()).toHaveLength(3);
});

test('comes back from a user’s form to the same page', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('link', { name: 'Edit person-30@example.com' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit User' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('person-30@example.com')).toBeVisible();
  expect(screen.getByText('Page 2')).toBeVisible();
});

test('finds users by the start of an e-mail while typing, from the first page on', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Page 2');
  await user.type(search(), 'person-3');
  expect(await screen.findByText('10 users')).toBeVisible();
  expect(rows()).toHaveLength(10);
  await user.type(search(), 'x');
  expect(await screen.findByRole('heading', { name: 'No users found' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Search users' }));
  expect(await screen.findByText('61 users')).toBeVisible();
  expect(search()).toHaveFocus();
});

test('the last search counts, whichever is answered last', async () => {
  const { user, api } = await open();
  const late: (() => void)[] = [];
  const page = (email: string) => ({
    data: {
      users: {
        nodes: [aUser({ email })],
        pageInfo: { endCursor: null, hasNextPage: false },
        totalCount: 1,
      },
    },
  });
  api.answerWith(
    (init) =>
      new Promise((resolve) => {
        const { variables } = JSON.parse(init.body as string) as { variables: { search: string } };
        late.unshift(() => resolve(Response.json(page(`${variables.search}@example.com`))));
      }),
  );
  await user.type(search(), 'ab');
  await waitFor(() => expect(late).toHaveLength(2));
  for (const answer of late) answer();
  expect(await screen.findByText('ab@example.com')).toBeVisible();
  expect(screen.queryByText('a@example.com')).not.toBeInTheDocument();
  expect(search()).toHaveValue('ab');
});

test('says that the users couldn’t be loaded, and can retry', async () => {
  const { api, user } = renderApp('/admin/users', {
    user: admin,
    answers: answersAbout([anAccount(admin)]),
    prepare: (fake) => fake.answerWith(failing.html(500)),
  });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('alert')).toHaveTextContent('status 500');
  api.answerWith(null);
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('keeper')).toBeVisible();
});

test('the dashboard’s one card and the sidebar lead to the users', async () => {
  const { user } = renderApp('/admin', {
    user: admin,
    answers: answersAbout([anAccount(admin)]),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  const side = within(screen.getByRole('navigation', { name: 'Administration' }));
  expect(side.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  expect(side.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/admin/users');
  await user.click(screen.getByRole('link', { name: 'Manage users' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  expect(side.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
});

test('the menu of small screens folds after navigation', async () => {
  const { user } = await open('/admin/users');
  const toggle = screen.getByRole('button', { name: 'Admin Panel' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

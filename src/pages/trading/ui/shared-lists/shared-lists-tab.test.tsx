import { screen, within } from '@testing-library/react';
import { aCardImage } from '@tests/factories/card';
import { aSharedList } from '@tests/factories/shared-list';
import { aUser } from '@tests/factories/user';
import { type Answers, type AskedPage, pageOf } from '@tests/support/client/answers';
import { renderApp } from '@tests/support/client/render-app';

const list = (
  userHandle: string,
  {
    publiclyShared = true,
    matching = 0,
    matchCents = 0,
  }: { publiclyShared?: boolean; matching?: number; matchCents?: number } = {},
) =>
  aSharedList(userHandle, {
    publiclyShared,
    matchingSaleListItemCount: matching,
    matchingWantListItemCount: matching,
    printings: 24,
    worth: { copies: 30, cents: 18_020, unpriced: 2 },
    matchWorth: { copies: matching, cents: matchCents, unpriced: 0 },
    pictures: ['a', 'b', 'c'].map((id) => aCardImage(`${userHandle}-${id}`)),
  });
type Lists = ReturnType<typeof list>[];

const KINDS = [
  {
    path: '/trading',
    named: 'Want List',
    plural: 'want lists',
    at: 'want',
    owned: 'sale list',
    answers: (lists: Lists): Answers => ({
      sharedWantLists: (asked: AskedPage) => pageOf(lists, asked),
    }),
  },
  {
    path: '/trading?tab=SharedSaleLists',
    named: 'Sale List',
    plural: 'sale lists',
    at: 'sell',
    owned: 'want list',
    answers: (lists: Lists): Answers => ({
      sharedSaleLists: (asked: AskedPage) => pageOf(lists, asked),
    }),
  },
];

const fern = aUser({ handle: 'fern' });
const main = () => within(screen.getByRole('main'));
const cards = async (plural: string) =>
  within(await main().findByRole('list', { name: `Shared ${plural}` })).getAllByRole('listitem');

describe.each(KINDS)('the grid of $plural', ({ path, named, plural, at, owned, ...kind }) => {
  const open = (lists: Lists, user?: ReturnType<typeof aUser>) =>
    renderApp(path, { answers: kind.answers(lists), ...(user && { user }) });

  test('shows three cards of each, how many it has and what they are worth', async () => {
    open([list('moss')]);
    const [only] = await cards(plural);
    expect(only).toHaveTextContent('24 cards$180.202 copies without a price');
    const pictures = [...only!.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(pictures).toEqual(['a', 'b', 'c'].map((id) => `/images/cards/moss-${id}/160`));
  });

  test('shows whose each is, when it changed, who may see it and a link', async () => {
    open([list('moss'), list('ivy', { publiclyShared: false })], fern);
    const [first, second] = await cards(plural);
    expect(within(first!).getByRole('heading', { name: `moss's ${named}` })).toBeVisible();
    expect(first).toHaveTextContent('Last updated Mar 1, 2026');
    expect(first).toHaveTextContent('Shared with everyone');
    expect(second).toHaveTextContent('Shared with chosen players');
    expect(within(second!).getByRole('link', { name: `ivy's ${named}` })).toHaveAttribute(
      'href',
      `/collections/ivy/${at}`,
    );
  });

  test('counts printings that are also on the viewer’s other list', async () => {
    open(
      [list('moss', { matching: 3, matchCents: 1240 }), list('ivy', { matching: 1 }), list('oak')],
      fern,
    );
    const [many, one, none] = await cards(plural);
    expect(within(many!).getByTitle(`3 printings on your ${owned}`)).toHaveTextContent(
      '3 matches · $12.40',
    );
    expect(within(one!).getByTitle(/^1 printing /)).toHaveTextContent(/^1 match$/);
    expect(within(none!).getByText('0 matches')).toBeVisible();
  });

  test('a visitor sees public lists, without counts', async () => {
    open([list('moss')]);
    const [only] = await cards(plural);
    expect(only).not.toHaveTextContent('match');
  });

  test('says that there are none, in the specification’s words', async () => {
    open([], fern);
    expect(await main().findByRole('heading', { name: `No Shared ${named}s` })).toBeVisible();
    expect(main().getByText(`No one has shared their ${plural} yet.`)).toBeVisible();
  });

  test('shows more, and the focus moves to the first new one', async () => {
    const { user } = open(Array.from({ length: 30 }, (_, index) => list(`trader-${index}`)));
    expect(await cards(plural)).toHaveLength(24);
    await user.click(main().getByRole('button', { name: 'Show more' }));
    expect(await main().findByRole('link', { name: `trader-24's ${named}` })).toHaveFocus();
    expect(await cards(plural)).toHaveLength(30);
    expect(main().queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

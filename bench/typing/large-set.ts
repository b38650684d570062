import type { BrowserContext } from '@playwright/test';

/** What the server answers to a set page's query, as far as it matters here. */
interface SetAnswer {
  data: {
    cardSet: {
      cards: {
        id: string;
        standardCardNumber: number | null;
        standardFullCardNumber: string | null;
        cardVariants: { id: string }[];
      }[];
    } | null;
  };
}

/** How many of a set's cards and of their printings the browser is given. */
export interface SetSize {
  cards: number;
  printings: number;
}

/**
 * Gives a browser as many cards as are wanted instead of a set's own: its cards over and over, each with an id and
 * a number of its own. No server has such a set, and none is needed: what is measured happens in the browser.
 *
 * @returns how large the set is that every later set page shows
 */
export async function serveLargeSet(
  context: BrowserContext,
  programUrl: string,
  cards: number,
): Promise<SetSize> {
  const answers = new Map<string, string>();
  const size: SetSize = { cards: 0, printings: 0 };
  const page = await context.newPage();
  const asked = page.waitForRequest((request) => isSetQuery(new URL(request.url())));
  await page.goto(`${programUrl}/cards/SOR?view=list`);
  const url = (await asked).url();
  const { data }: SetAnswer = await (await context.request.get(url)).json();
  await page.close();

  const own = data.cardSet?.cards ?? [];
  const many = Array.from({ length: cards }, (_, at) => copyOf(own[at % own.length], at));
  size.cards = many.length;
  size.printings = many.reduce((sum, { cardVariants }) => sum + cardVariants.length, 0);
  answers.set(url, JSON.stringify({ data: { cardSet: { ...data.cardSet, cards: many } } }));
  await context.route(
    (address) => answers.has(address.href),
    (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: answers.get(route.request().url()) ?? '',
      }),
  );
  return size;
}

const isSetQuery = ({ pathname, searchParams }: URL): boolean =>
  pathname.endsWith('/graphql') && (searchParams.get('variables') ?? '').includes('cardSetCode');

type AnsweredCard = NonNullable<SetAnswer['data']['cardSet']>['cards'][number];

function copyOf(card: AnsweredCard | undefined, at: number): AnsweredCard {
  if (!card) throw new Error('The set whose cards are to be multiplied has none.');
  const id = `sor-${at + 1}`;
  return {
    ...card,
    id,
    standardCardNumber: at + 1,
    standardFullCardNumber: `SOR_${at + 1}`,
    cardVariants: card.cardVariants.map((variant, index) => ({ ...variant, id: `${id}-${index}` })),
  };
}

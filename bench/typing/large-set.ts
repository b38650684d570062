import type { BrowserContext } from '@playwright/test';
import { sendEmptyDocuments } from '../empty-documents';

/** The parts of the server's answer to a set page's query that matter here. */
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

/** How many of a set's cards and printings the browser gets. */
export interface SetSize {
  cards: number;
  printings: number;
}

/**
 * Sends a browser any number of cards instead of a set's own: its cards repeated, each with its own id and number. The
 * measurement happens in the browser, so no server needs such a set.
 *
 * @returns the size of the set that every later set page shows
 */
export async function serveLargeSet(
  context: BrowserContext,
  programUrl: string,
  cards: number,
): Promise<SetSize> {
  const answers = new Map<string, string>();
  const size: SetSize = { cards: 0, printings: 0 };
  await sendEmptyDocuments(context, programUrl);
  const page = await context.newPage();
  const requested = page.waitForRequest((request) => isSetQuery(new URL(request.url())));
  await page.goto(`${programUrl}/cards/SOR?view=list`);
  const url = (await requested).url();
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
  if (!card) throw new Error('The set to copy cards from has none.');
  const id = `sor-${at + 1}`;
  return {
    ...card,
    id,
    standardCardNumber: at + 1,
    standardFullCardNumber: `SOR_${at + 1}`,
    cardVariants: card.cardVariants.map((printing, index) => ({
      ...printing,
      id: `${id}-${index}`,
    })),
  };
}

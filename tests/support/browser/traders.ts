import { type Browser, expect, type Page } from '@playwright/test';
import type { Database } from '@server/platform/db/database';
import { cardVariant, card } from '@server/modules/catalogue/tables';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { giveCopies, shareWithAll } from './own-collections';
import { newHandle, type OwnPerson, type SignUp } from './own-people';
import { eq } from 'drizzle-orm';

/** What they trade. */
export const PRINTING = 'sor-059-standard';

interface Traders {
  seller: OwnPerson;
  buyer: OwnPerson;
  /** The printing as controls name it. */
  label: string;
  /** The buyer’s own browser. */
  shop: Page;
}

interface Given {
  signUp: SignUp;
  browser: Browser;
  baseURL: string | undefined;
  database: Database;
}

/**
 * A player who has five copies of a printing and sells three, and one who wants two, each in a browser of their own.
 */
export async function meet({ signUp, browser, baseURL, database }: Given): Promise<Traders> {
  const seller = await signUp({ handle: newHandle('seller') });
  const buyers = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' });
  const buyer = await signUp({ handle: newHandle('buyer'), context: buyers });
  await giveCopies(database, seller.id, { [PRINTING]: 5 });
  await insertSaleList(database, seller.id, {
    [PRINTING]: { quantity: 3, priceType: 'FIXED', fixedPriceCents: 250 },
  });
  await insertWantList(database, buyer.id, { [PRINTING]: 2 });
  await shareWithAll(database, seller.id, 'SALE_LIST');
  const [printing] = await database
    .select({ name: card.name })
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .where(eq(cardVariant.id, PRINTING));
  return { seller, buyer, label: `${printing?.name}, Standard`, shop: await buyers.newPage() };
}

/** Presses a button of an offer's page, and confirms the dialog. */
export async function decide(page: Page, action: string, confirmation: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: action, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: confirmation, exact: true }).click();
  await expect(question).toBeHidden();
}

/** Waits until an offer's page says what it waits for. */
export const expectStatus = (page: Page, title: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();

import { cardVariant, card } from '@server/modules/catalogue/tables';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { countedSteps } from '@tests/support/browser/counted-steps';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { shareWithAll } from '@tests/support/browser/own-collections';
import { expect, test, newHandle } from '@tests/support/browser/own-people';
import { and, desc, eq, like, sql } from 'drizzle-orm';

for (const [width, height] of [
  [1400, 900],
  [390, 844],
] as const) {
  test(`a pasted Melee list becomes three offers in at most 8 interactions at ${width} px`, async ({
    page,
    signUp,
    browser,
    baseURL,
    database,
  }) => {
    // So dear that nobody else's copies are worth an envelope less.
    const dear = await database
      .select({ id: cardVariant.id, name: card.name, subtitle: card.subtitle })
      .from(cardVariant)
      .innerJoin(card, eq(card.id, cardVariant.cardId))
      .where(and(eq(cardVariant.variantType, 'STANDARD'), like(cardVariant.id, 'sor-%')))
      .orderBy(desc(sql`coalesce(${cardVariant.currentPriceCents}, 0)`), cardVariant.id)
      .limit(3);
    for (const { id } of dear) {
      const context = await browser.newContext({ baseURL: baseURL! });
      const seller = await signUp({ handle: newHandle('deal'), context });
      await context.close();
      await insertSaleList(database, seller.id, {
        [id]: { priceType: 'FIXED', fixedPriceCents: 1 },
      });
      await shareWithAll(database, seller.id, 'SALE_LIST');
    }
    await signUp({ handle: newHandle('deck') });
    await page.setViewportSize({ width, height });
    const { did, count } = countedSteps();
    const lines = dear.map(({ name, subtitle }) =>
      ['1', name, subtitle].filter((part) => part !== null).join(' | '),
    );

    await test.step('the list is pasted', async () => {
      await page.goto('/decks');
      await did(page.getByRole('button', { name: 'Import a deck' }).click());
      const dialog = page.getByRole('dialog', { name: 'Import a deck' });
      const text = ['MainDeck', ...lines].join('\n');
      await did(dialog.getByRole('textbox', { name: 'Paste a deck' }).fill(text));
      await did(dialog.getByRole('button', { name: 'Read the deck' }).click());
      await did(dialog.getByRole('button', { name: 'Make the deck' }).click());
    });
    await test.step('the deal is found', async () => {
      await did(page.getByRole('link', { name: 'Find the cheapest deal' }).click());
      await expect(page.getByText('Proven: no deal is cheaper.')).toBeVisible();
      await expectNoHorizontalScroll(page);
      await expectNoFaultsInAnyTheme(page);
      await did(page.getByRole('button', { name: 'Prepare 3 offers' }).click());
    });
    await test.step('its offers are sent together', async () => {
      await did(page.getByRole('button', { name: 'Send all 3 offers' }).click());
      await expect(page.getByText('Awaiting response')).toHaveCount(3);
      await expectNoHorizontalScroll(page);
      await expectNoFaultsInAnyTheme(page);
    });
    expect(count()).toBeLessThanOrEqual(8);
  });
}

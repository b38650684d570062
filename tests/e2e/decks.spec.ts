import { insertDeck } from '@tests/factories/deck-rows';
import { expectLittleLayoutShift, watchLayoutShift } from '@tests/support/browser/layout-shift';
import { expect, test, type OwnPerson, newHandle } from '@tests/support/browser/own-people';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';
import type { Database } from '@server/platform/db/database';
import { openUntilIdle } from '@tests/support/browser/idle';
import { sql } from 'drizzle-orm';
import { firstOf } from '@tests/support/long';

/** A deck of twenty cards of the demo, of which its player owns none. */
async function makeDeck(database: Database, { id }: OwnPerson): Promise<string> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from card where card_set_id = 'sor' and card_type = 'UNIT' order by id limit 20`,
  );
  return insertDeck(database, id, Object.fromEntries(rows.map((row) => [row.id, 3])), {
    name: 'Harbour watch',
  });
}

for (const width of firstOf(1, [390, 360, 1400])) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a deck says what is missing, is edited and saved', async ({ page, signUp, database }) => {
      const deckId = await makeDeck(
        database,
        await signUp({ handle: newHandle(`harbour-${width}`) }),
      );
      await watchLayoutShift(page);
      await openUntilIdle(page, '/decks');
      await expect(page.getByText('60 copies missing')).toBeVisible();
      await expectLittleLayoutShift(page);
      await expectNoFaultsInAnyTheme(page);
      await expectNoHorizontalScroll(page);

      await page.getByRole('link', { name: 'Harbour watch' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Harbour watch' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Want what is missing' })).toBeVisible();
      await expectNoFaultsInAnyTheme(page);
      await expectNoHorizontalScroll(page);

      // A card found by one line, and another copy of it by a key.
      const line = page.getByRole('combobox', { name: 'Add a card to this deck' });
      await line.fill('jtl 100');
      await expect(page.getByRole('option').first()).toBeVisible();
      await line.press('Enter');
      await line.press('Enter');
      await expect(page.getByRole('region', { name: 'Unsaved cards' })).toBeVisible();
      await expectNoHorizontalScroll(page);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('62 copies missing')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Unsaved cards' })).toBeHidden();

      await page.getByRole('button', { name: 'Export' }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'As a picture' }).click();
      expect((await saved).suggestedFilename()).toBe('harbour-watch.png');

      await openUntilIdle(page, `/decks/${deckId}`);
      await expectLittleLayoutShift(page);
      await page.getByRole('button', { name: 'Want what is missing' }).click();
      await page.getByRole('button', { name: 'Add 21 printings' }).click();
      await expect(page.getByText('21 printings added to your want list')).toBeVisible();

      // A card names the decks that it is in.
      await openUntilIdle(page, '/cards/jtl-100');
      const decks = page.getByRole('paragraph').filter({ hasText: 'In your decks:' });
      await expect(decks).toHaveText(/Harbour watch × 2/);
      await decks.getByRole('link', { name: 'Harbour watch' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Harbour watch' })).toBeVisible();
    });

    test('a pasted deck is made, and Back leads to the decks', async ({ page, signUp }) => {
      await signUp({ handle: newHandle(`paster-${width}`) });
      await openUntilIdle(page, '/decks');
      await page.getByRole('button', { name: 'Import a deck' }).click();
      const dialog = page.getByRole('dialog', { name: 'Import a deck' });
      await dialog.getByRole('textbox', { name: 'Paste a deck' }).fill('3 sor 100\n2 jtl 100\n1 x');
      await dialog.getByRole('button', { name: 'Read the deck' }).click();
      await expect(dialog.getByText(/0 bases, 5 cards/)).toBeVisible();
      await expect(dialog.getByText('1 line can’t be used')).toBeVisible();
      await expectNoFaultsInAnyTheme(page);
      await expectNoHorizontalScroll(page);
      await dialog.getByRole('button', { name: 'Make the deck' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Imported deck' })).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('region', { name: 'Not legal in Premier' })).toBeVisible();
      await expectNoFaultsInAnyTheme(page);
      await expectNoHorizontalScroll(page);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Decks' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Imported deck' })).toBeVisible();
    });
  });
}

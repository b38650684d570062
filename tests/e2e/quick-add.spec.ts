import type { Locator, Page } from '@playwright/test';
import { countedSteps } from '@tests/support/browser/counted-steps';
import { countField } from '@tests/support/browser/own-collections';
import { expect, test } from '@tests/support/browser/own-people';

const EDIT = '/collections/my/edit?set=sor';
/** Numbers of printings with counts, as they are typed from a pile of cards; 059 is the demo's one of this name. */
const PILE = ['059 3', '59f 2', '41', '60 x2', '061', '62f', '63 4', '64', '65 2', '66'];
const CARD = 'Chimewood Patrol Wing';

/** The bar, once its cards are loaded. */
async function openBar(page: Page): Promise<Locator> {
  await page.goto(EDIT);
  await expect(page.getByRole('button', { name: / Open / }).first()).toBeVisible();
  return page.getByRole('combobox', { name: 'Add cards of SOR' });
}

test('a pile of cards is entered by keyboard, listed, and undone', async ({ page, signUp }) => {
  await signUp();
  const bar = await openBar(page);
  await bar.focus();
  for (const line of PILE) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await expect(bar).toBeFocused();
  const added = page.getByRole('list', { name: 'Just added' }).getByRole('listitem');
  await expect(added.filter({ hasText: /You have/ })).toHaveCount(PILE.length);

  await page.keyboard.type('patrol chimewood f 2');
  await expect(page.getByRole('option', { selected: true })).toContainText(CARD);
  await page.keyboard.press('Enter');
  const foils = added.filter({ hasText: '059F' });
  await expect(foils.first()).toContainText('You have 4');
  await foils.last().getByRole('button', { name: 'Undo' }).click();
  await expect(foils.last()).toContainText('Undone');

  await page.goto(`${EDIT}&text=${encodeURIComponent(CARD)}`);
  await expect(countField(page, `${CARD}, Standard`)).toHaveValue('3');
  await expect(countField(page, `${CARD}, Foil`)).toHaveValue('2');
});

/** The cards of a booster in any order: sixteen, with a foil and a rarer printing. */
const BOOSTER = '5 23 31 41 59 60 61 62f 63 64 65 66 68 70 71 59hs'.split(/ (?=\d)/);

test('I opened a booster: sixteen cards are in the collection within twenty steps', async ({
  page,
  signUp,
}) => {
  await signUp();
  const steps = countedSteps();
  await page.goto('/');
  await steps.did(page.getByRole('link', { name: 'My Collection' }).first().press('Enter'));
  await steps.did(page.getByRole('main').getByRole('link', { name: 'Edit' }).press('Enter'));
  await expect(page.getByRole('combobox', { name: 'Add cards of SOR' })).toBeFocused();
  for (const card of BOOSTER) {
    await steps.did(page.keyboard.type(card).then(() => page.keyboard.press('Enter')));
  }
  await expectBooster(page);
  expect(steps.count()).toBeLessThanOrEqual(20);
});

async function expectBooster(page: Page): Promise<void> {
  const added = page.getByRole('list', { name: 'Just added' }).getByRole('listitem');
  await expect(added.filter({ hasText: /You have 1/ })).toHaveCount(BOOSTER.length);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('I opened a booster: the same by touch', { tag: '@long' }, async ({ page, signUp }) => {
    await signUp();
    const steps = countedSteps();
    await page.goto('/');
    await steps.did(page.getByRole('link', { name: 'Add', exact: true }).tap());
    const bar = page.getByRole('combobox', { name: 'Add cards of SOR' });
    await expect(bar).toBeFocused();
    for (const card of BOOSTER) {
      await steps.did(bar.fill(card).then(() => page.keyboard.press('Enter')));
    }
    await expectBooster(page);
    expect(steps.count()).toBeLessThanOrEqual(20);
  });
});

for (const width of [390, 360]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true });

    test('choices are as wide as the page, and what was added is in sight', async ({
      page,
      signUp,
    }) => {
      await signUp();
      const bar = await openBar(page);
      const hint = page.getByText('A number or a name', { exact: false });
      await bar.tap();
      await expect(hint).toBeVisible();
      await bar.fill('echo');
      const choices = await page.getByRole('listbox', { name: 'What to add' }).boundingBox();
      const content = await page.getByRole('region', { name: 'Quick add' }).boundingBox();
      expect(choices).toMatchObject({ x: content!.x, width: content!.width });
      await bar.fill('60-62');
      await bar.press('Enter');
      await expect(page.getByRole('list', { name: 'Just added' })).toContainText('You have 1');
      await expect(bar).toBeFocused();
      await expect(hint).toBeHidden();
    });

    test('All sets are in sight, and the count of cards isn’t covered by the actions', async ({
      page,
      signUp,
    }) => {
      await signUp();
      await page.goto('/collections/my?set=sor&cost=3');
      const words = page.getByText(/^\d+ of \d+ cards$/);
      await expect(words).toBeVisible();
      await expect(page.getByRole('tab', { name: /All sets/ })).toBeInViewport({ ratio: 1 });
      const overflow = await words.evaluate((each) => each.scrollWidth - each.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

test('a line that can’t be read is reported, and isn’t lost by typing on', async ({
  page,
  signUp,
}) => {
  await signUp();
  const bar = await openBar(page);
  await bar.pressSequentially('9999 2');
  await bar.press('Enter');
  await expect(page.getByText('No printing of this set has the number 9999.')).toBeVisible();
  await page.keyboard.type('41');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Just added' })).toContainText('You have 1');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(bar).toHaveValue('9999 2');
  await expect(bar).toBeFocused();
});

test(
  'what is printed on cards is accepted in any set, and unclear lines are asked about',
  { tag: '@long' },
  async ({ page, signUp }) => {
    await signUp();
    for (const viewport of [
      { width: 1400, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      const bar = await openBar(page);
      const added = page.getByRole('list', { name: 'Just added' }).getByRole('listitem');
      const question = page.getByRole('group', { name: /another card or the number of copies/ });

      await test.step(`${viewport.width} px: another set's card, and several cards`, async () => {
        await bar.fill('SHD 70 foil');
        await expect(page.getByRole('option', { selected: true })).toContainText('070F');
        await bar.press('Enter');
        await bar.fill('60, 3x 61, 62');
        await bar.press('Enter');
        await expect(bar).toHaveValue('');
        await expect(added).toHaveCount(4);
        await expect(added.filter({ hasText: /You have/ })).toHaveCount(4);
      });
      await test.step(`${viewport.width} px: a number behind a number`, async () => {
        await bar.fill('63 64');
        await bar.press('Enter');
        await expect(question).toBeVisible();
        await bar.press('Escape');
        await expect(question).toBeHidden();
        await expect(bar).toHaveValue('63 64');
        await bar.press('Enter');
        const answer = question.getByRole('button', { name: /^Add 64 × 063/ });
        expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await answer.click();
        await expect(added.first()).toContainText('+64063');
        await bar.fill('63 64');
        await bar.press('Enter');
        await bar.press('Enter');
        await expect(added).toHaveCount(7);
      });
      await test.step(`${viewport.width} px: the line stays when the page is left`, async () => {
        await bar.fill('65 x');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
        await expect(bar).toBeHidden();
        await page.goBack();
        await expect(bar).toHaveValue('65 x');
        await bar.press('Enter');
        await expect(page.getByText('No printing of this set has the number 65x.')).toBeVisible();
        await bar.fill('');
      });
    }
  },
);

test.describe('with the connection gone', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test('an addition is kept, and sent once when the connection is back', async ({
    page,
    context,
    signUp,
  }) => {
    await signUp();
    const bar = await openBar(page);
    await context.setOffline(true);
    await bar.pressSequentially('059 3');
    await bar.press('Enter');
    const added = page.getByRole('list', { name: 'Just added' });
    await expect(added).toContainText('Not sent yet');
    await context.setOffline(false);
    await expect(added).toContainText('You have 3');
  });
});

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { cardButtons } from '../tests/support/browser/cards';
import { openUntilIdle, untilIdle } from '../tests/support/browser/idle';
import { signIn } from '../tests/support/browser/sign-in';
import { rememberTheme } from '../tests/support/browser/theme';
import type { Theme } from '../domain/theme';

const folder = join('docs', 'images');

interface Picture {
  name: string;
  path: string;
  theme: Theme;
  /** The index of the card whose dialog is open over the page. */
  card?: number;
  /** Who is signed in. */
  email?: string;
  /** The first offer in a table with this status is opened. */
  offer?: string;
}

const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/', theme: 'space' },
  { name: 'card-set', path: '/cards/SOR', theme: 'space' },
  { name: 'card-table', path: '/cards/TWI?view=list', theme: 'light' },
  { name: 'card', path: '/cards/JTL', theme: 'space', card: 1 },
  {
    name: 'collection',
    path: '/collections/my?set=sor',
    theme: 'space',
    email: 'collector@example.com',
  },
  { name: 'worth', path: '/collections/my/worth', theme: 'light', email: 'collector@example.com' },
  {
    name: 'sale-list',
    path: '/collections/trader/sell',
    theme: 'space',
    email: 'collector@example.com',
  },
  {
    name: 'want-list',
    path: '/collections/my/want',
    theme: 'light',
    email: 'collector@example.com',
  },
  { name: 'trading', path: '/trading', theme: 'space', email: 'collector@example.com' },
  {
    name: 'offer',
    path: '/trading?tab=Offers',
    theme: 'light',
    email: 'collector@example.com',
    offer: 'Offer accepted',
  },
];

/** The pictures that README.md shows, as WebP files in docs/images. */
export async function takeReadmePictures(browser: Browser, baseURL: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, path, theme, card, email, offer } of PICTURES) {
    const page = await browser.newPage({
      baseURL,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    await rememberTheme(page, baseURL, theme);
    if (email !== undefined) await signIn(page, email);
    await openUntilIdle(page, path);
    if (card !== undefined) {
      await untilIdle(page, () => cardButtons(page).nth(card).click());
    }
    if (offer !== undefined) {
      const row = page.getByRole('row').filter({ hasText: offer }).first();
      await untilIdle(page, () => row.getByRole('link').click());
    }
    const file = join(folder, `${name}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(file);
    console.log(file);
    await page.close();
  }
}

import { expect, type Page } from '@playwright/test';

/** The demo provider's accounts (rules/operation#demo-people). */
export const demoAccounts = [
  { name: 'Collector', email: 'collector@example.com' },
  { name: 'Trader', email: 'trader@example.com' },
  { name: 'Newcomer', email: 'newcomer@example.com' },
  { name: 'Admin', email: 'admin@example.com' },
] as const;

/** From the login page to the provider's, and back as somebody. */
export async function chooseAccount(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Login with Google' }).click();
  await page.getByRole('button', { name: email }).click();
}

/** Signs in at the demo provider and comes back to a path. */
export async function signIn(page: Page, email: string, path = '/'): Promise<void> {
  const [name = ''] = demoAccounts.filter((account) => account.email === email).map((a) => a.name);
  await page.goto('/login');
  await chooseAccount(page, email);
  await page.getByRole('heading', { name: `Welcome back, ${name}! 👋` }).waitFor();
  if (path !== '/') await page.goto(path);
  await expect(page.getByRole('button', { name: 'Login with Google' })).toBeHidden();
}

/** Opens the profile menu of wide screens. */
export const openProfileMenu = (page: Page, name: string): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).click();

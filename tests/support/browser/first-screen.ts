import { expect, type APIRequestContext } from '@playwright/test';
import { DOCUMENT_STATE_ID } from '@domain/document';

/**
 * Waits until an address's document contains its first screen: a busy program sends an empty one, and continues
 * rendering for the next visitor.
 *
 * @returns the document
 */
export async function untilRendered(request: APIRequestContext, path: string): Promise<string> {
  let html = '';
  await expect(async () => {
    const document = await request.get(path, { headers: { accept: 'text/html' } });
    html = await document.text();
    expect(html).toContain(`id="${DOCUMENT_STATE_ID}"`);
  }).toPass({ timeout: 30_000 });
  return html;
}

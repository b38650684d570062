import type { CustomFetch } from 'openid-client';

/** The provider can't be reached, answers too late or has a fault. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/**
 * Fetches whole answers before one deadline: a provider that withholds an answer or sends it slowly counts as unavailable.
 *
 * @throws ProviderUnavailable
 */
export const boundedFetch =
  (deadline: AbortSignal): CustomFetch =>
  async (url, options) => {
    const { status, headers, body } = await answerOf(url, options, deadline);
    if (status >= 500 || status === 429) {
      throw new ProviderUnavailable(`${url} answered ${status}`);
    }
    // The library would read this and not the body, which says what is wrong with the client.
    headers.delete('www-authenticate');
    return new Response(body, { status, headers });
  };

async function answerOf(url: string, options: Parameters<CustomFetch>[1], deadline: AbortSignal) {
  try {
    const { body, ...rest } = options;
    const response = await fetch(url, {
      ...rest,
      ...(body !== null && body !== undefined && { body: body as BodyInit }),
      signal: deadline,
    });
    const bytes = await response.arrayBuffer();
    return {
      status: response.status,
      headers: new Headers(response.headers),
      body: bytes.byteLength === 0 ? null : bytes,
    };
  } catch (cause) {
    throw new ProviderUnavailable(`${url} didn't answer`, { cause });
  }
}

/** Whether an error or its cause is a ProviderUnavailable. */
export function isProviderUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof ProviderUnavailable) return true;
  }
  return false;
}

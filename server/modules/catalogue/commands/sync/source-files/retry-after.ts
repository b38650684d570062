import type { IncomingHttpHeaders } from 'node:http';

/**
 * How long an answer asks us to wait: seconds, or until a time. The time is compared with the provider's own clock,
 * since ours may be a day off.
 *
 * @returns null if it doesn't say
 */
export function retryAfterMs(headers: IncomingHttpHeaders): number | null {
  const text = (headers['retry-after'] ?? '').trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const until = Date.parse(text);
  const now = Date.parse(headers.date ?? '');
  return Number.isNaN(until) || Number.isNaN(now) ? null : Math.max(0, until - now);
}

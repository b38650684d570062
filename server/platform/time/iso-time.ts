import { LRUCache } from 'lru-cache';

const known = new LRUCache<string, string>({ max: 1000 });
let latest = { text: '', iso: '' };

/**
 * PostgreSQL's text of a moment (`2026-03-01 00:00:00+00`) as ISO 8601 in UTC. Cached: a set's two thousand prices
 * mostly have one date, and parsing each would take longer than reading it.
 */
export function isoTime(text: string): string {
  if (text === latest.text) return latest.iso;
  let iso = known.get(text);
  if (iso === undefined) {
    iso = new Date(text).toISOString();
    known.set(text, iso);
  }
  latest = { text, iso };
  return iso;
}

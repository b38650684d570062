import { WITHOUT_SCRIPTS } from '@domain/document';
import { escapeHtml } from './head';

/**
 * Takes a URL apart: what it shows, and whether a browser without scripts asks for it.
 *
 * @param url path and query string
 */
export function readUrl(url: string): { address: string; runsNoScript: boolean } {
  const { path, parts } = split(url);
  const shown = parts.filter((part) => part !== WITHOUT_SCRIPTS);
  const runsNoScript = shown.length < parts.length;
  const query = shown.length === 0 ? '' : `?${shown.join('&')}`;
  return { address: runsNoScript ? `${path}${query}` : url, runsNoScript };
}

/**
 * An element for the head of a document without its first screen: a browser without scripts comes back at once, and then waits for
 * it. Others load the page by themselves.
 *
 * @param address path and query string
 */
export function waitWithoutScripts(address: string): string {
  const query = [...split(address).parts, WITHOUT_SCRIPTS].join('&');
  return `<noscript><meta http-equiv="refresh" content="0; url=?${escapeHtml(query)}" /></noscript>`;
}

function split(url: string): { path: string; parts: string[] } {
  const at = url.indexOf('?');
  if (at < 0) return { path: url, parts: [] };
  const query = url.slice(at + 1);
  return { path: url.slice(0, at), parts: query === '' ? [] : query.split('&') };
}

import { isCardSetSegment, normalizeCardSetCode } from './card-set';

/** The page of all cards. */
export const ALL_CARDS_PATH = '/cards';

/** The subject of a catalogue page by its address; it may not exist. */
export type PageSubject =
  | { kind: 'card-sets' }
  | { kind: 'card-set'; code: string }
  | { kind: 'card'; id: string };

export const cardSetPath = (code: string): string => `/card-sets/${encodeURIComponent(code)}`;

export const cardPath = (id: string): string => `/cards/${encodeURIComponent(id)}`;

/** The parameter that names the card whose dialog is open over a page (rules/links#open-dialogs). */
export const OPEN_CARD = 'card';

const CATALOGUE_PAGE = /^\/(cards|card-sets)(?:\/([^/]+))?\/?$/i;

/**
 * Reads an address as the router of the browser application does (rules/pages#set-or-card).
 *
 * @param path without query and fragment, still percent-encoded
 * @returns undefined for any page that isn't about the catalogue, and for broken encoding
 */
export function subjectOfPath(path: string): PageSubject | undefined {
  const [, folder = '', encoded] = CATALOGUE_PAGE.exec(path) ?? [];
  const isSets = folder.toLowerCase() === 'card-sets';
  if (encoded === undefined) return isSets ? { kind: 'card-sets' } : undefined;
  const segment = decoded(encoded);
  if (segment === undefined) return undefined;
  return isSets || isCardSetSegment(segment)
    ? { kind: 'card-set', code: normalizeCardSetCode(segment) }
    : { kind: 'card', id: segment };
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

export const SITE_NAME = 'Starbinder';

/** A page's title in the browser's tab and in link previews: `Card Sets · Starbinder`. */
export const pageTitle = (title: string): string => `${title} · ${SITE_NAME}`;

import { useMemo } from 'react';
import {
  checkDeck,
  type CheckedCard,
  type CheckedDeck,
  type DeckFinding,
  type DeckFormats,
  type DeckLine,
  guessedFormat,
  ruleOn,
  sameCardKey,
} from '@domain/deck';
import { type Catalogue, useCatalogue } from '@/entities/catalogue/@x/deck';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { useDeckFormatsQuery } from '../api/deck-api';

/** What decks are checked against today. */
export interface DeckRules {
  /** For a select. */
  options: { value: string; label: string }[];
  /** The rules that a deck breaks (rules/decks#formats). */
  check: (deck: CheckedDeck) => DeckFinding[];
  /** How many decks of a format are played together. */
  decksOf: (format: string) => number;
  /** The format that fits cards best. */
  guess: (lines: readonly DeckLine[]) => string;
}

interface DeckRulesLoad {
  /** Null until formats and cards are loaded. */
  rules: DeckRules | null;
  error: ApiError | null;
  retry: () => void;
}

export function useDeckRules(): DeckRulesLoad {
  const load = useCatalogue();
  const query = useDeckFormatsQuery();
  const { catalogue } = load;
  const { data: formats } = query;
  const rules = useMemo(
    () => (catalogue && formats ? rulesOf(catalogue, formats) : null),
    [catalogue, formats],
  );
  return {
    rules,
    error: load.error ?? (query.isFetching ? null : (apiErrorOf(query.error) ?? null)),
    retry() {
      if (load.error) load.retry();
      else void query.refetch();
    },
  };
}

/** What a format is called; its id until that is known. */
export function useFormatName(): (format: string) => string {
  const { data } = useDeckFormatsQuery();
  return (format) => data?.formats.find(({ id }) => id === format)?.name ?? format;
}

function rulesOf(catalogue: Catalogue, formats: DeckFormats): DeckRules {
  const checked = checkedOf(catalogue);
  const today = new Date().toISOString().slice(0, 10);
  return {
    options: formats.formats.map(({ id, name }) => ({ value: id, label: name })),
    check: (deck) => checkDeck(deck, checked, formats, today),
    decksOf: (format) => ruleOn(formats, format, today)?.rule.decks ?? 1,
    guess: (lines) => guessedFormat(lines, checked, formats, today),
  };
}

interface Checked {
  cards: ReadonlyMap<string, CheckedCard>;
  setCodes: ReadonlySet<string>;
}

/** Made once for a catalogue: it goes through all cards. */
const made = new WeakMap<Catalogue, Checked>();

function checkedOf(catalogue: Catalogue): Checked {
  const known = made.get(catalogue);
  if (known) return known;
  const { cards, finder } = catalogue;
  const codes = new Map<string, string[]>();
  for (const card of cards) {
    const code = finder.codeOf(card);
    const key = sameCardKey(card);
    if (code !== undefined) codes.set(key, [...(codes.get(key) ?? []), code]);
  }
  const checked = {
    cards: new Map(
      cards.map((card) => [card.id, { ...card, setCodes: codes.get(sameCardKey(card)) ?? [] }]),
    ),
    setCodes: new Set(finder.sets.keys()),
  };
  made.set(catalogue, checked);
  return checked;
}

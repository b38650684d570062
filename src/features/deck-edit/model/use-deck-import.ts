import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useState } from 'react';
import {
  deckFileText,
  type DeckLineFault,
  type DeckQuestion,
  DECK_NAME_LENGTH,
  isTooLargeForDeck,
  readDeck,
  type ReadDeck,
  withAnswer,
} from '@domain/deck';
import type { Catalogue } from '@/entities/catalogue';
import { type DeckRules, useCreateDeckMutation } from '@/entities/deck';
import { apiErrorOf, refusalWords } from '@/shared/api';

/** Why a text is no deck, and its lines, if each of them names no card. */
interface Refusal {
  reason: string;
  faults: readonly DeckLineFault[];
}

/** What the player chose for each question or unusable line, by its key: a card's id, or null to leave it out. */
type Answers = Readonly<Record<string, string | null>>;

export const questionKey = ({ cardIds }: DeckQuestion): string => cardIds.join(' ');
/** Several cards of one line may be unknown. */
export const faultKey = ({ line, source }: DeckLineFault): string => `${line} ${source}`;

const UNNAMED = 'Imported deck';

const TOO_LARGE = 'This file is too large for a deck.';

/**
 * Makes a deck of a text, once the cards are loaded: what it says, what has to be asked, and what can't be read. The
 * text stays, whatever becomes of it (rules/decks#reading).
 */
export function useDeckImport(catalogue: Catalogue | null, rules: DeckRules | null) {
  const [text, setText] = useState('');
  const [deck, setDeck] = useState<ReadDeck | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [nameRead, setNameRead] = useState('');
  const [nameTyped, setNameTyped] = useState<string | null>(null);
  const name = nameTyped ?? nameRead;
  const [format, setFormat] = useState<string | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [meant, setMeant] = useState<Answers>({});
  const [create, { isLoading: isSaving }] = useCreateDeckMutation();
  const [idempotencyKey, setKey] = useState(nanoid);
  const [failure, setFailure] = useState<string | null>(null);
  const byId = useMemo(() => new Map(catalogue?.cards.map((card) => [card.id, card])), [catalogue]);

  const read = (written: string, fileName = '') => {
    setText(written);
    if (!catalogue) return;
    const reading = readDeck(written, catalogue.finder);
    setKey(nanoid());
    setFailure(null);
    setRefusal(reading.ok ? null : reading);
    setDeck(reading.ok ? reading.deck : null);
    const named = reading.ok ? reading.deck.name : '';
    setNameRead((named || fileName.replace(/\.\w+$/, '') || UNNAMED).slice(0, DECK_NAME_LENGTH));
  };

  const lines = useMemo(() => {
    if (!deck) return [];
    const answered = deck.questions.reduce(
      (all, question) => {
        const card = byId.get(answers[questionKey(question)] ?? '');
        return card ? withAnswer(all, question, card) : all;
      },
      [...deck.lines],
    );
    return deck.faults.reduce((all, fault) => {
      const card = byId.get(meant[faultKey(fault)] ?? '');
      return card ? withAnswer(all, fault, card) : all;
    }, answered);
  }, [deck, answers, meant, byId]);
  const chosenFormat = format ?? rules?.guess(lines) ?? 'premier';

  return {
    text,
    setText,
    read: () => read(text),
    /** Reads a file; one that can’t be read is named with the reason, and the text stays. */
    readFile: async (file: File) => {
      if (isTooLargeForDeck(file.size)) return setRefusal({ reason: TOO_LARGE, faults: [] });
      const found = deckFileText(new Uint8Array(await file.arrayBuffer()));
      if (found.ok) read(found.text, file.name);
      else setRefusal({ reason: found.reason, faults: [] });
    },
    /** Null until a text was read as a deck. */
    deck,
    /** Why the text is no deck. */
    refusal,
    /** Back to the text. */
    again: () => setDeck(null),
    name,
    setName: setNameTyped,
    format: chosenFormat,
    setFormat,
    answers,
    answer: (question: DeckQuestion, cardId: string | null) =>
      setAnswers((before) => ({ ...before, [questionKey(question)]: cardId })),
    /** The card that a line without one means, by the line's key. */
    meant,
    /** Takes a card for a line without one, or nothing again. */
    mean: (fault: DeckLineFault, cardId: string | null) =>
      setMeant((before) => ({ ...before, [faultKey(fault)]: cardId })),
    lines,
    cards: byId,
    isAnswered:
      deck?.questions.every((question) => answers[questionKey(question)] !== undefined) ?? false,
    isSaving,
    failure,
    /** @returns the deck's id; null if it wasn't made */
    async make(): Promise<string | null> {
      const { data, error } = await create({ name, format: chosenFormat, lines, idempotencyKey });
      setFailure(error ? apiErrorOf(error).message : refusalWords(data.errors, ''));
      return data?.deck?.id ?? null;
    },
  };
}

export type DeckImport = ReturnType<typeof useDeckImport>;

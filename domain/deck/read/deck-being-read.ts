import type { CardFinder } from '../../find-cards';
import { quoted } from '../../readers';
import { type DeckLine, type DeckPart, MAX_COPIES_IN_DECK, MAX_LINES_OF_DECK } from '../deck';
import { sameCardKey } from '../same-card';
import type {
  CardToRead,
  DeckLineFault,
  DeckQuestion,
  DeckUse,
  NamedInDeck,
  ReadDeck,
} from './deck-reading';
import { cardsMeant, nearestCards } from './find-card';

const TOO_MANY_COPIES = `A deck has at most ${MAX_COPIES_IN_DECK} copies of a card.`;
const TOO_MANY_CARDS = `A deck has at most ${MAX_LINES_OF_DECK} cards by name.`;

/** For so many lines, cards with names like theirs are looked for, which takes some milliseconds each. */
const MOST_WITH_NEAREST = 40;

/** A deck while its lines are read one after the other. */
export class DeckBeingRead {
  name = '';
  author = '';
  private readonly finder: CardFinder<CardToRead>;
  private readonly lines = new Map<string, DeckLine>();
  private readonly questions = new Map<string, DeckQuestion & { uses: DeckUse[] }>();
  private readonly faults: DeckLineFault[] = [];

  constructor(finder: CardFinder<CardToRead>) {
    this.finder = finder;
  }

  /**
   * Takes a line that could be read.
   *
   * @param otherwise what it means if no card is called as it says
   */
  take(named: NamedInDeck, otherwise: NamedInDeck | null = null): void {
    if (named.copies === 0) return;
    const [card, ...others] = cardsMeant(this.finder, named);
    if (!card && otherwise) this.take(otherwise);
    else if (!card) this.miss(named);
    else if (others.length > 0) this.ask(named, [card, ...others]);
    else this.add(named, card);
  }

  /** Takes a line that couldn't be read. */
  fail(
    { line, source }: Pick<NamedInDeck, 'line' | 'source'>,
    reason: string,
    found: Pick<DeckLineFault, 'nearest' | 'uses'> = { nearest: [], uses: [] },
  ): void {
    this.faults.push({ line, source: source.slice(0, 200), reason, ...found });
  }

  /** Whether a card was named, or could be meant. */
  get hasCards(): boolean {
    return this.lines.size > 0 || this.questions.size > 0;
  }

  /** Whether all lines that couldn't be used are like names of cards. */
  get isNearlyRead(): boolean {
    const looked = this.faults.slice(0, MOST_WITH_NEAREST);
    return looked.length > 0 && looked.every(({ nearest }) => nearest.length > 0);
  }

  get deck(): ReadDeck {
    return {
      name: this.name,
      author: this.author,
      lines: [...this.lines.values()],
      questions: [...this.questions.values()],
      faults: this.faults,
    };
  }

  /** Takes a line that names no card, and looks for what it may have meant. */
  private miss(named: NamedInDeck): void {
    const { part, copies, line } = named;
    const nearest = this.faults.length < MOST_WITH_NEAREST ? nearestCards(this.finder, named) : [];
    const uses = nearest.length > 0 ? [{ part, copies, line }] : [];
    this.fail(named, reasonOf(named), { nearest, uses });
  }

  private add(named: NamedInDeck, card: CardToRead): void {
    const part = partOf(card, named.part);
    const key = `${part}\n${sameCardKey(card)}`;
    const known = this.lines.get(key);
    const copies = (known?.copies ?? 0) + named.copies;
    if (copies > MAX_COPIES_IN_DECK) this.fail(named, TOO_MANY_COPIES);
    else if (!known && this.lines.size === MAX_LINES_OF_DECK) this.fail(named, TOO_MANY_CARDS);
    else this.lines.set(key, { cardId: known?.cardId ?? card.id, part, copies });
  }

  private ask(
    { names: [asked = ''], part, copies, line, source }: NamedInDeck,
    cards: readonly CardToRead[],
  ) {
    const cardIds = cards.map(({ id }) => id);
    const key = cardIds.toSorted().join('\n');
    const question = this.questions.get(key) ?? { asked: asked || source, cardIds, uses: [] };
    question.uses.push({ part, copies, line });
    this.questions.set(key, question);
  }
}

/** The part for a card: leaders and bases have their own, unless they are expressly in the sideboard. */
export function partOf(
  { cardType }: Pick<CardToRead, 'cardType'>,
  written: DeckPart | null,
): DeckPart {
  if (written === 'SIDEBOARD') return 'SIDEBOARD';
  return cardType === 'LEADER' || cardType === 'BASE' ? cardType : 'DECK';
}

function reasonOf({ names: [name], setCode, number }: NamedInDeck): string {
  const place = [setCode, number].filter(Boolean).join(' ');
  if (name === undefined) return `There is no card with the number ${place}.`;
  return `There is no card called ${quoted(name)}${place === '' ? '' : `, and none with the number ${place}`}.`;
}

import type { Card } from '../card';
import { nameKey } from '../folded-text';
import { counted } from '../number-text';
import { quoted } from '../readers';
import type { DeckLine, DeckPart } from './deck';
import { allowedSets, type FormatOnDay, ruleOn } from './format-rule';
import type { DeckFormats } from './formats';
import { nameInWords, sameCardKey } from './same-card';

/** What has to be known of a card to check it. */
export interface CheckedCard extends Pick<Card, 'name' | 'subtitle' | 'cardType' | 'aspects'> {
  /** The codes of all sets that have it, reprints included. */
  setCodes: readonly string[];
}

/** What a deck is checked against. */
export interface CheckedCatalogue {
  /** The deck's cards at least, by id. */
  cards: ReadonlyMap<string, CheckedCard>;
  /** The codes of all its sets. */
  setCodes: ReadonlySet<string>;
}

type DeckFaultCode =
  | 'UNKNOWN_FORMAT'
  | 'UNKNOWN_CARD'
  | 'WRONG_PART'
  | 'LEADERS'
  | 'SIDES'
  | 'BASES'
  | 'TOO_FEW'
  | 'SIDEBOARD'
  | 'COPIES'
  | 'SET'
  | 'SUSPENDED';

/** A rule that a deck breaks. */
export interface DeckFinding {
  code: DeckFaultCode;
  /** The card that breaks it, as the deck names it; null if it is the deck as a whole. */
  cardId: string | null;
  sentence: string;
}

/** A card with all its copies, however many reprints and parts name it. */
interface CheckedCopies {
  cardId: string;
  card: CheckedCard;
  parts: ReadonlyMap<DeckPart, number>;
}

/**
 * The rules of its format that a deck breaks on a day (rules/decks#formats): first of the deck as a whole, then card by
 * card.
 *
 * @param day such as `2026-08-01`
 */
export function checkDeck(
  { format, lines }: { format: string; lines: readonly DeckLine[] },
  catalogue: CheckedCatalogue,
  formats: DeckFormats,
  day: string,
): DeckFinding[] {
  const unknown = lines.flatMap(({ cardId }): DeckFinding[] =>
    catalogue.cards.has(cardId)
      ? []
      : [{ code: 'UNKNOWN_CARD', cardId, sentence: 'The catalogue no longer has this card.' }],
  );
  const found = ruleOn(formats, format, day);
  if (!found) {
    const sentence = `${quoted(format)} isn’t a format that is known here, so its rules weren’t checked.`;
    return [{ code: 'UNKNOWN_FORMAT', cardId: null, sentence }, ...unknown];
  }
  const cards = copiesOf(lines, catalogue.cards);
  return [
    ...wholeDeck(cards, found, formats),
    ...misplaced(cards),
    ...tooMany(cards, found, formats),
    ...fromOtherSets(cards, found, allowedSets(formats, found.rule, day, catalogue.setCodes)),
    ...cards.flatMap(({ cardId, card }): DeckFinding[] =>
      found.suspended.some((name) => isCalled(card, name))
        ? [
            {
              code: 'SUSPENDED',
              cardId,
              sentence: `${nameInWords(card)} is suspended in ${found.name}.`,
            },
          ]
        : [],
    ),
    ...unknown,
  ];
}

/** A rule names a card by its name, or with its subtitle. */
const isCalled = (card: CheckedCard, name: string): boolean =>
  [card.name, nameInWords(card)].some((each) => nameKey(each) === nameKey(name));

function copiesOf(
  lines: readonly DeckLine[],
  cards: CheckedCatalogue['cards'],
): readonly CheckedCopies[] {
  const found = new Map<string, CheckedCopies & { parts: Map<DeckPart, number> }>();
  for (const { cardId, part, copies } of lines) {
    const card = cards.get(cardId);
    if (!card) continue;
    const key = sameCardKey(card);
    const known = found.get(key) ?? { cardId, card, parts: new Map<DeckPart, number>() };
    known.parts.set(part, (known.parts.get(part) ?? 0) + copies);
    found.set(key, known);
  }
  return [...found.values()];
}

const copiesIn = ({ parts }: CheckedCopies, ...of: readonly DeckPart[]): number =>
  of.reduce((sum, part) => sum + (parts.get(part) ?? 0), 0);

const copiesInAll = (cards: readonly CheckedCopies[], part: DeckPart): number =>
  cards.reduce((sum, card) => sum + copiesIn(card, part), 0);

function wholeDeck(
  cards: readonly CheckedCopies[],
  { name, rule }: FormatOnDay,
  { exceptions }: DeckFormats,
): DeckFinding[] {
  const findings: DeckFinding[] = [];
  const say = (code: DeckFinding['code'], sentence: string) =>
    findings.push({ code, cardId: null, sentence });
  const leaders = copiesInAll(cards, 'LEADER');
  const bases = copiesInAll(cards, 'BASE');
  const size = copiesInAll(cards, 'DECK');
  const sideboard = copiesInAll(cards, 'SIDEBOARD');
  if (leaders !== rule.leaders) {
    say(
      'LEADERS',
      `A ${name} deck has ${counted(rule.leaders, 'leader')}; this one has ${leaders}.`,
    );
  }
  const led = cards.filter((card) => copiesIn(card, 'LEADER') > 0);
  const shared = (['HEROISM', 'VILLAINY'] as const).some((side) =>
    led.every(({ card }) => card.aspects.includes(side)),
  );
  if (rule.sharesSide && led.length > 1 && !shared) {
    say('SIDES', 'The leaders must share Heroism or Villainy.');
  }
  if (bases !== 1) say('BASES', `A ${name} deck has 1 base; this one has ${bases}.`);
  const changed = cards
    .filter((card) => copiesIn(card, 'BASE') > 0)
    .flatMap(({ card }) => exceptions.filter((each) => isCalled(card, each.card)))
    .reduce((sum, { minimum = 0 }) => sum + minimum, 0);
  const minimum = Math.max(0, rule.minimum + changed);
  if (size < minimum) {
    say(
      'TOO_FEW',
      `A ${name} deck has at least ${minimum} cards${changed === 0 ? '' : ' with this base'}; this one has ${size}.`,
    );
  }
  if (rule.sideboard !== null && sideboard > rule.sideboard) {
    say(
      'SIDEBOARD',
      rule.sideboard === 0
        ? `${name} is played without a sideboard; this one has ${counted(sideboard, 'card')}.`
        : `A ${name} sideboard has at most ${rule.sideboard} cards; this one has ${sideboard}.`,
    );
  }
  return findings;
}

/** Leaders and bases belong in their own parts, and nothing else there; a sideboard of a pool may hold any. */
const misplaced = (cards: readonly CheckedCopies[]): DeckFinding[] =>
  cards.flatMap((each) => {
    const { cardId, card } = each;
    const own = card.cardType === 'LEADER' || card.cardType === 'BASE' ? card.cardType : 'DECK';
    const wrong = (['LEADER', 'BASE', 'DECK'] as const).find(
      (part) => part !== own && copiesIn(each, part) > 0,
    );
    if (wrong === undefined) return [];
    const place = { LEADER: 'as leader', BASE: 'as base', DECK: 'among the deck’s cards' }[wrong];
    return [
      { code: 'WRONG_PART', cardId, sentence: `${nameInWords(card)} can’t be played ${place}.` },
    ];
  });

const tooMany = (
  cards: readonly CheckedCopies[],
  { name, rule }: FormatOnDay,
  { exceptions }: DeckFormats,
): DeckFinding[] =>
  cards.flatMap((each) => {
    const { cardId, card } = each;
    const excepted = exceptions.find((one) => one.copies !== undefined && isCalled(card, one.card));
    const most = rule.copies === null ? null : Math.max(rule.copies, excepted?.copies ?? 0);
    const copies = copiesIn(each, 'DECK', 'SIDEBOARD');
    if (most === null || copies <= most) return [];
    const sentence = `${nameInWords(card)}: ${counted(copies, 'copy', 'copies')}; ${name} allows ${most}.`;
    return [{ code: 'COPIES', cardId, sentence }];
  });

function fromOtherSets(
  cards: readonly CheckedCopies[],
  { name, rule }: FormatOnDay,
  allowed: ReadonlySet<string> | null,
): DeckFinding[] {
  if (rule.sets === 'ONE') {
    const main = commonestSet(cards);
    return cards
      .filter(({ card }) => main !== null && !card.setCodes.includes(main))
      .map(({ cardId, card }) => ({
        code: 'SET',
        cardId,
        sentence: `${nameInWords(card)} isn’t in ${main}, of which most cards of this ${name} deck are.`,
      }));
  }
  if (allowed === null) return [];
  return cards
    .filter(({ card }) => !card.setCodes.some((code) => allowed.has(code)))
    .map(({ cardId, card }) => ({
      code: 'SET',
      cardId,
      sentence: `${nameInWords(card)} is only in ${card.setCodes.join(', ')}, which ${name} doesn’t allow.`,
    }));
}

/** The set that has most of the cards. */
function commonestSet(cards: readonly CheckedCopies[]): string | null {
  const counts = new Map<string, number>();
  for (const code of cards.flatMap(({ card }) => card.setCodes)) {
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? null;
}

/** The first format whose rules a deck keeps; else one with as many leaders, or the first one. */
export function guessedFormat(
  lines: readonly DeckLine[],
  catalogue: CheckedCatalogue,
  formats: DeckFormats,
  day: string,
): string {
  const ids = formats.formats.map(({ id }) => id);
  const findings = (id: string) => checkDeck({ format: id, lines }, catalogue, formats, day);
  const kept = ids.find((id) => findings(id).length === 0);
  const led = ids.find((id) => !findings(id).some(({ code }) => code === 'LEADERS'));
  return kept ?? led ?? (ids[0] as string);
}

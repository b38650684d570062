import { counted } from '../../number-text';
import type { DeckPart } from '../deck';
import type { DeckFormats } from '../formats';
import { type CheckedCopies, copiesIn, type DeckFinding, isCalled } from './checked-copies';
import type { FormatOnDay } from './format-rule';

/** What a deck lacks or has too much of as a whole. */
export function wholeDeck(
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

const copiesInAll = (cards: readonly CheckedCopies[], part: DeckPart): number =>
  cards.reduce((sum, card) => sum + copiesIn(card, part), 0);

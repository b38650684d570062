import { ARENA_NAMES, CARD_TYPE_NAMES, iconTokensInWords } from '@domain/card';
import { mix } from '@domain/colour';
import type { CardFacts } from '../card-facts';
import { INK, line, PALE_INK, paragraph, paragraphHeight, PLATE } from './lettering';
import { path, rect } from '../paint/shapes';
import { statsOf } from './gems';
import type { FrameBox } from './sheet';

const TEXT_SIZE = 20;
const TYPE_BAR = 34;
const FOOTER = 52;

/** The top of the box: as low as its text allows, to leave room for the art. */
export function textBoxTop(facts: CardFacts, { width, height }: FrameBox): number {
  const text = textOf(facts);
  const needed = text === '' ? 0 : paragraphHeight(text, width - 88, TEXT_SIZE) + 26;
  return Math.round(
    Math.max(
      height * (facts.orientation === 'LANDSCAPE' ? 0.42 : 0.6),
      height - FOOTER - TYPE_BAR - needed,
    ),
  );
}

/** Type, arena and traits on a bar, the rules below it. */
export function textBox(
  facts: CardFacts,
  top: number,
  { width, height, palette, plates }: FrameBox,
) {
  const bottom = height - FOOTER;
  const { power, hp } = statsOf(facts);
  const [left, right] = [power === null ? 42 : 112, hp === null ? 42 : 112];
  const [type, traits] = [typeOf(facts).toUpperCase(), facts.traits.join(' · ')];
  const share = Math.min(
    0.7,
    Math.max(0.3, (1.25 * type.length) / (1.25 * type.length + traits.length)),
  );
  const split = left + (width - left - right) * share;
  const text = textOf(facts);
  const bar = mix(palette.main, PLATE, 0.42);
  return [
    text === ''
      ? ''
      : rect([22, top + 6, width - 44, bottom - top - 6], PLATE, {
          rx: 14,
          'fill-opacity': plates,
        }),
    path(
      `M36 ${top}H${width - 36}L${width - 22} ${top + TYPE_BAR / 2}L${width - 36} ${top + TYPE_BAR}H36L22 ${top + TYPE_BAR / 2}Z`,
      bar,
    ),
    line(type, {
      x: left,
      y: top + 23,
      size: 16,
      maxWidth: split - left,
      fill: INK,
    }),
    line(traits, {
      x: width - right,
      y: top + 23,
      size: 16,
      maxWidth: width - right - split - 10,
      weight: 400,
      fill: PALE_INK,
      anchor: 'end',
    }),
    paragraph(text, {
      x: 44,
      y: top + TYPE_BAR + 8,
      width: width - 88,
      height: bottom - top - TYPE_BAR - 12,
      size: TEXT_SIZE,
      fill: INK,
    }),
  ].join('');
}

const typeOf = (facts: CardFacts) =>
  [
    facts.face === 'BACK' ? 'Leader unit' : CARD_TYPE_NAMES[facts.cardType],
    ...(facts.arena === null ? [] : [ARENA_NAMES[facts.arena]]),
  ].join(' · ');

/** The face's rules, with icon tokens in words. */
const textOf = (facts: CardFacts): string =>
  iconTokensInWords((facts.face === 'BACK' ? facts.backText : facts.frontText) ?? '');

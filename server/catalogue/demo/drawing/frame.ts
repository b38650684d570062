import { ARENA_NAMES, CARD_TYPE_NAMES } from '@domain/card';
import { aspectMark } from './aspect-mark';
import type { CardFacts } from './card-facts';
import { line, paragraph } from './lettering';
import { mix } from '@domain/colour';
import { RARITY_COLOURS, type Palette } from './palette';

const INK = '#eef2fb';
const PLATE = '#0b1020';

/** Name, type, text, stats and number: all that is legible on a card. */
export function drawFrame(facts: CardFacts, palette: Palette, width: number, height: number) {
  const isLow = width > height;
  const textTop = height * (isLow ? 0.64 : 0.62);
  return [
    namePlate(facts, palette, width),
    facts.cost === null ? '' : badge(52, 56, 34, String(facts.cost), '#f0c64a', '#1c1606'),
    ...facts.aspects.map((aspect, at) => aspectMark(aspect, width - 46 - at * 46, 112, 20)),
    textBox(facts, palette, textTop, width, height),
    stats(facts, textTop, width),
    footer(facts, width, height),
  ].join('');
}

function namePlate(facts: CardFacts, palette: Palette, width: number): string {
  const hasCost = facts.cost !== null;
  const left = hasCost ? 98 : 38;
  const maxWidth = width - left - 40;
  const nameY = facts.subtitle === null ? 65 : 54;
  return [
    `<rect x="22" y="24" width="${width - 44}" height="62" rx="14" fill="${PLATE}" fill-opacity="0.86" stroke="${palette.side}" stroke-width="2"/>`,
    line(facts.name, { x: left, y: nameY, size: 27, maxWidth, fill: INK }),
    facts.subtitle === null
      ? ''
      : line(facts.subtitle, { x: left, y: 76, size: 16, maxWidth, weight: 400, fill: '#b9c4de' }),
  ].join('');
}

function textBox(facts: CardFacts, palette: Palette, top: number, width: number, height: number) {
  const type = [
    facts.face === 'BACK' ? 'Leader unit' : CARD_TYPE_NAMES[facts.cardType],
    ...(facts.arena === null ? [] : [ARENA_NAMES[facts.arena]]),
  ].join(' · ');
  const text = (facts.face === 'BACK' ? facts.backText : facts.frontText) ?? '';
  const boxHeight = height - top - 50;
  const half = width / 2 - 44;
  const { power, hp } = statsOf(facts);
  const [left, right] = [power === null ? 40 : 98, hp === null ? 40 : 98];
  return [
    `<rect x="22" y="${top}" width="${width - 44}" height="${boxHeight}" rx="14" fill="${PLATE}" fill-opacity="0.88" stroke="${palette.side}" stroke-width="2"/>`,
    `<rect x="22" y="${top}" width="${width - 44}" height="32" rx="14" fill="${mix(palette.main, PLATE, 0.45)}"/>`,
    line(type.toUpperCase(), {
      x: left,
      y: top + 22,
      size: 15,
      maxWidth: half - left + 40,
      fill: INK,
    }),
    line(facts.traits.join(' · '), {
      x: width - right,
      y: top + 22,
      size: 15,
      maxWidth: half - right + 40,
      weight: 400,
      fill: INK,
      anchor: 'end',
    }),
    paragraph(spoken(text), {
      x: 40,
      y: top + 42,
      width: width - 80,
      height: boxHeight - 54,
      size: 20,
      fill: INK,
    }),
  ].join('');
}

/** Icon tokens in words. */
const spoken = (text: string): string =>
  text
    .replaceAll(
      /\{C=(\d+)\}/g,
      (_, cost: string) => `${cost} ${cost === '1' ? 'resource' : 'resources'}`,
    )
    .replaceAll(/\{(\w+)\}/g, '$1');

/** Power and hit points as text; none on the front of a leader, who isn't in play yet. */
function statsOf(facts: CardFacts): { power: string | null; hp: string | null } {
  if (facts.cardType === 'LEADER' && facts.face === 'FRONT') return { power: null, hp: null };
  return {
    power: statText(facts.power, facts.upgradePower),
    hp: statText(facts.hp, facts.upgradeHp),
  };
}

/** What an upgrade adds bears its sign. */
function statText(value: number | null, added: number | null): string | null {
  if (added === null) return value === null ? null : String(value);
  return added < 0 ? `–${-added}` : `+${added}`;
}

function stats(facts: CardFacts, top: number, width: number): string {
  const { power, hp } = statsOf(facts);
  return [
    power === null ? '' : badge(58, top - 12, 32, power, '#d8443c', '#ffffff'),
    hp === null ? '' : badge(width - 58, top - 12, 32, hp, '#3d7fd6', '#ffffff'),
  ].join('');
}

function badge(x: number, y: number, r: number, text: string, fill: string, ink: string): string {
  return [
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${PLATE}" stroke-width="5"/>`,
    line(text, { x, y: y + r * 0.36, size: r, maxWidth: r * 1.7, fill: ink, anchor: 'middle' }),
  ].join('');
}

function footer(facts: CardFacts, width: number, height: number): string {
  const y = height - 22;
  const small = { y, size: 16, weight: 400, fill: INK } as const;
  return [
    `<rect x="22" y="${y - 20}" width="${width - 44}" height="28" rx="12" fill="${PLATE}" fill-opacity="0.8"/>`,
    `<circle cx="42" cy="${y - 6}" r="7" fill="${RARITY_COLOURS[facts.rarity]}"/>`,
    line(`${facts.setCode} ${facts.number}`, { ...small, x: 58, maxWidth: width / 2 }),
    line('Starbinder', { ...small, x: width - 40, maxWidth: width / 3, anchor: 'end' }),
  ].join('');
}

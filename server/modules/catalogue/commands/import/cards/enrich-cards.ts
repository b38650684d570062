import type { Orientation } from '@domain/card';
import type { FileCard } from './assemble-cards';
import type { Printing } from './printing';

/** What another source knows of a printing; null for what it doesn't. */
export interface KnownDetail {
  frontOrientation: Orientation | null;
  backOrientation: Orientation | null;
  upgradePower: number | null;
  upgradeHp: number | null;
  artist: string | null;
}

/**
 * Adds what another source knows to a file's cards. What the file says stays; a file never states orientations, so those
 * of the other source replace our rule (rules/catalogue#faces).
 *
 * @param details by a printing's number
 */
export const enrichCards = (
  cards: readonly FileCard[],
  details: ReadonlyMap<number, KnownDetail>,
): FileCard[] =>
  details.size === 0
    ? [...cards]
    : cards.map((card) => {
        const main = detailOf(card.printings.get('STANDARD'), details);
        const printings = [...card.printings].map(
          ([type, printing]) => [type, enriched(printing, main, details)] as const,
        );
        return { ...card, printings: new Map(printings) };
      });

const detailOf = (printing: Printing | undefined, details: ReadonlyMap<number, KnownDetail>) =>
  printing && details.get(Number.parseInt(printing.number, 10));

function enriched(
  printing: Printing,
  main: KnownDetail | undefined,
  details: ReadonlyMap<number, KnownDetail>,
): Printing {
  const own = detailOf(printing, details);
  const { fields } = printing;
  return {
    ...printing,
    // Foils often lack a number of their own in the list, and all printings of a card lie the same way.
    frontOrientation: own?.frontOrientation ?? main?.frontOrientation ?? null,
    backOrientation: own?.backOrientation ?? main?.backOrientation ?? null,
    artist: printing.artist ?? own?.artist ?? null,
    fields: fields && {
      ...fields,
      upgradePower: fields.upgradePower ?? main?.upgradePower ?? null,
      upgradeHp: fields.upgradeHp ?? main?.upgradeHp ?? null,
    },
  };
}

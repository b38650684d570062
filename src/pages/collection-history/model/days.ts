import { sortCards, VARIANT_ORDER, type Card, type VariantType } from '@domain/card';
import { formatFullUtcDate, formatUtcDate, formatUtcTime } from '@/shared/lib/format';
import type { ListedStep } from './step';

/**
 * The day of a moment in UTC, such as `2026-03-01`. All days are UTC days, so the history and the collection on a past
 * day agree in every time zone.
 */
const dayOf = (moment: string): string => moment.slice(0, 10);

/** The current day in UTC. */
export const today = (): string => dayOf(new Date().toISOString());

/** A day in words: `Sunday, March 1, 2026`. */
export const dayInWords = (day: string): string => formatFullUtcDate(new Date(`${day}T00:00:00Z`));

/** A moment's time of day in UTC: `14:05`. */
export const timeOf = (moment: string): string => formatUtcTime(new Date(moment));

/** A moment in short form: `Mar 1, 2026, 14:05`. */
export const momentInWords = (moment: string): string =>
  `${formatUtcDate(new Date(moment))}, ${timeOf(moment)}`;

/** Whether a text is a day that exists, such as `2026-03-01`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** A card with the copies of its printings on that day. */
export interface DayRow {
  card: Card;
  copies: Partial<Record<VariantType, number>>;
}

interface DayTable {
  rows: DayRow[];
  /** The variant types with at least one copy, from the plainest to the rarest. */
  types: VariantType[];
  copies: number;
  printings: number;
}

/** A set's cards with at least one copy, by number. @param counts copies by the printing's id */
export function dayTable(cards: readonly Card[], counts: Record<string, number>): DayTable {
  const found = new Set<VariantType>();
  let copies = 0;
  let printings = 0;
  const rows = sortCards(cards, { column: 'number', direction: 'ascending' }).flatMap(
    (card): DayRow[] => {
      const had = card.cardVariants.flatMap(({ id, variantType }) => {
        const count = counts[id] ?? 0;
        if (count === 0) return [];
        found.add(variantType);
        copies += count;
        printings += 1;
        return [[variantType, count] as const];
      });
      return had.length === 0 ? [] : [{ card, copies: Object.fromEntries(had) }];
    },
  );
  return { rows, types: VARIANT_ORDER.filter((type) => found.has(type)), copies, printings };
}

interface StepsOfDay {
  /** Such as `2026-03-01`. */
  day: string;
  steps: ListedStep[];
}

/** Steps in their order, grouped by day. */
export function stepsByDay(steps: readonly ListedStep[]): StepsOfDay[] {
  const days: StepsOfDay[] = [];
  for (const step of steps) {
    const day = dayOf(step.at);
    const last = days.at(-1);
    if (last?.day === day) last.steps.push(step);
    else days.push({ day, steps: [step] });
  }
  return days;
}

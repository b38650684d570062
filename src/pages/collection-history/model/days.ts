import { sortCards, VARIANT_ORDER, type Card, type VariantType } from '@domain/card';
import type { ListedStep } from './step';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The day of a moment in the person's own time zone, such as `2026-03-01`. */
function dayOf(moment: string | Date): string {
  const at = new Date(moment);
  return [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-');
}

/** The person's current day. */
export const today = (): string => dayOf(new Date());

/** How many minutes the person's time zone is east of UTC when a day ends, which depends on summer time. */
export function utcOffsetAtEndOf(day: string): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return -new Date(year, month - 1, date + 1).getTimezoneOffset();
}

/** A day in words: `Sunday, March 1, 2026`. */
export const dayInWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'full' });

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

import { CURRENCY, CURRENCY_CODES, isRate } from '@domain/pricing';
import type { RatesOfDay } from './write-rates';
import { SaxesParser } from 'saxes';
import { z } from 'zod';
import { RatesRefused } from './rates-refusal';

const WANTED: ReadonlySet<string> = new Set(CURRENCY_CODES);
const isoDay = z.iso.date();
const A_DAY = 86_400_000;

/**
 * Reads rates in the European Central Bank's daily format (`eurofxref-daily.xml`): the newest day that has nothing wrong in
 * it, and the currencies that this program knows. Entities and document types are refused.
 *
 * @throws RatesRefused NOT_THE_FORMAT; BAD_DAY or BAD_RATE for what is wrong with the newest day, if no day is right
 */
export function readEcbFile(xml: string, now: Date): RatesOfDay {
  if (/^\s*<(?:!doctype\s+)?html/i.test(xml)) {
    throw new RatesRefused('NOT_THE_FORMAT', 'This is a web page, not a file of exchange rates.');
  }
  const days = daysIn(xml)
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .map((stated) => ({ stated, fault: faultOf(stated, now) }));
  const newest = days.find(({ fault }) => fault === null);
  if (newest) return { day: newest.stated.day, perEuro: new Map(newest.stated.rates) };
  throw (
    days[0]?.fault ??
    new RatesRefused('NOT_THE_FORMAT', 'There are no rates of the European Central Bank.')
  );
}

/** A day as the file states it. */
interface StatedDay {
  day: string;
  /** As text, by currency. */
  rates: [currency: string, rate: string][];
}

function faultOf({ day, rates }: StatedDay, now: Date): RatesRefused | null {
  if (!isoDay.safeParse(day).success) {
    return new RatesRefused('BAD_DAY', `The rates are of ${JSON.stringify(day)}, not of a day.`);
  }
  if (Date.parse(day) > now.getTime() + A_DAY) {
    return new RatesRefused('BAD_DAY', `The rates are of ${day}, which is in the future.`);
  }
  const known = new Map(rates);
  if (!known.has(CURRENCY.code)) {
    return new RatesRefused('NOT_THE_FORMAT', `There is no rate of ${CURRENCY.code}.`);
  }
  for (const [currency, rate] of rates) {
    if (!isRate(rate)) {
      return new RatesRefused('BAD_RATE', `The rate of ${currency} is ${JSON.stringify(rate)}.`);
    }
  }
  const twice = rates.find(([currency], at) => rates.findIndex(([each]) => each === currency) < at);
  if (!twice) return null;
  return new RatesRefused('BAD_RATE', `There are two rates of ${twice[0]} for one day.`);
}

function daysIn(xml: string): StatedDay[] {
  const days: StatedDay[] = [];
  const parser = new SaxesParser();
  // The parser expands no entities that a file declares, but a file of rates has no reason to declare any.
  parser.on('doctype', () => {
    throw new RatesRefused('NOT_THE_FORMAT', 'The file has a document type, which rates don’t.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'Cube') return;
    const { time, currency, rate } = attributes as Record<string, string | undefined>;
    if (time !== undefined) days.push({ day: time, rates: [] });
    if (currency === undefined || !WANTED.has(currency)) return;
    days.at(-1)?.rates.push([currency, rate ?? '']);
  });
  parser.on('error', () => {
    throw new RatesRefused('NOT_THE_FORMAT', 'The file isn’t complete or isn’t XML.');
  });
  parser.write(xml).close();
  return days;
}

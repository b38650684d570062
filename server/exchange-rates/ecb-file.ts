import { CURRENCY, CURRENCY_CODES, isRate } from '@domain/pricing';
import type { RatesOfDay } from '@server/modules/exchange-rate';
import { SaxesParser } from 'saxes';
import { z } from 'zod';
import { RatesRefused } from './rates-refusal';

const WANTED: ReadonlySet<string> = new Set(CURRENCY_CODES);
const isoDay = z.iso.date();
const A_DAY = 86_400_000;

/**
 * Reads rates in the European Central Bank's daily format (`eurofxref-daily.xml`): the newest day, and the currencies
 * that this program knows. Entities and document types are refused.
 *
 * @throws RatesRefused NOT_THE_FORMAT, BAD_DAY or BAD_RATE
 */
export function readEcbFile(xml: string, now: Date): RatesOfDay {
  if (/^\s*<(?:!doctype\s+)?html/i.test(xml)) {
    throw new RatesRefused('NOT_THE_FORMAT', 'This is a web page, not a file of exchange rates.');
  }
  const days = daysIn(xml);
  const newest = [...days.keys()].toSorted().at(-1);
  const rates = newest === undefined ? undefined : days.get(newest);
  if (newest === undefined || !rates) {
    throw new RatesRefused('NOT_THE_FORMAT', 'There are no rates of the European Central Bank.');
  }
  if (Date.parse(newest) > now.getTime() + A_DAY) {
    throw new RatesRefused('BAD_DAY', `The rates are of ${newest}, which is in the future.`);
  }
  if (!rates.has(CURRENCY.code)) {
    throw new RatesRefused('NOT_THE_FORMAT', `There is no rate of ${CURRENCY.code}.`);
  }
  for (const [currency, rate] of rates) {
    if (!isRate(rate)) {
      throw new RatesRefused('BAD_RATE', `The rate of ${currency} is ${JSON.stringify(rate)}.`);
    }
  }
  return { day: newest, perEuro: rates };
}

type Rates = Map<string, string>;

/** The rates as text, by day. */
function daysIn(xml: string): Map<string, Rates> {
  const days = new Map<string, Rates>();
  let rates: Rates | undefined;
  const parser = new SaxesParser();
  // The parser expands no entities that a file declares, but a file of rates has no reason to declare any.
  parser.on('doctype', () => {
    throw new RatesRefused('NOT_THE_FORMAT', 'The file has a document type, which rates don’t.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'Cube') return;
    const { time, currency, rate } = attributes as Record<string, string | undefined>;
    if (time !== undefined) {
      if (!isoDay.safeParse(time).success) {
        throw new RatesRefused(
          'BAD_DAY',
          `The rates are of ${JSON.stringify(time)}, not of a day.`,
        );
      }
      rates = new Map();
      days.set(time, rates);
    }
    if (currency === undefined || !WANTED.has(currency)) return;
    if (rates?.has(currency)) {
      throw new RatesRefused('BAD_RATE', `There are two rates of ${currency} for one day.`);
    }
    rates?.set(currency, rate ?? '');
  });
  parser.on('error', () => {
    throw new RatesRefused('NOT_THE_FORMAT', 'The file isn’t complete or isn’t XML.');
  });
  parser.write(xml).close();
  return days;
}

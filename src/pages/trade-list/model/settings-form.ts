import { POSTAGE_RULE, postageText, readPostage } from '@domain/deal';
import {
  MAX_FIXED_PRICE_CENTS,
  readMoney,
  readPercentage,
  ROUNDING_STEPS,
  typedPriceOf,
} from '@domain/pricing';
import { BANNER_LENGTH, BANNER_TOO_LONG } from '@domain/sale-list';
import type { SaleListSettings, SaleSettingsOutcome } from '@/entities/trade-list';
import { z } from '@/shared/lib/schema';

const MINIMUM_RULE = 'Enter an amount such as 5.00.';

/** An empty field names no minimum. */
const minimumOf = (text: string): number | null =>
  readMoney(text.trim() || '0', { most: MAX_FIXED_PRICE_CENTS, rule: MINIMUM_RULE }).cents;

/** The form's own checks; a percentage is clamped, never refused (rules/prices#percentage). */
export const settingsForm = z.object({
  /** As typed. */
  percentage: z.string(),
  /** In whole cents; 0 for no rounding. */
  rounding: z.literal(ROUNDING_STEPS),
  /** In UTF-16 units, as the server counts; `z.maxLength` counts code points. */
  banner: z.string().check(z.refine(({ length }) => length <= BANNER_LENGTH, BANNER_TOO_LONG)),
  /** Both as typed. */
  postage: z.string().check(z.refine((text) => readPostage(text) !== null, POSTAGE_RULE)),
  minimum: z.string().check(z.refine((text) => minimumOf(text) !== null, MINIMUM_RULE)),
});

export type SettingsForm = z.infer<typeof settingsForm>;
export type FieldName = keyof SettingsForm;

/** Differs from what any list states, so that what can't be read is unsaved; it is never sent. */
const UNREADABLE = [{ upToCopies: null, upToCents: null, cents: -1 }];

/** What the form sets. */
type Settings = Pick<SaleListSettings, 'banner' | 'pricing' | 'postage' | 'minimumInCents'>;

/** The form that shows settings. */
export const formOf = ({ banner, pricing, postage, minimumInCents }: Settings): SettingsForm => ({
  percentage: String(pricing.percentageAdjustment),
  rounding: pricing.roundingStep,
  banner,
  postage: postageText(postage),
  minimum: minimumInCents === 0 ? '' : typedPriceOf(minimumInCents),
});

/** A form's value: a percentage is clamped, and 0 where it isn't a number (rules/prices#percentage). */
export const settingsOf = ({
  percentage,
  rounding,
  banner,
  postage,
  minimum,
}: SettingsForm): Settings => ({
  banner,
  postage: readPostage(postage) ?? UNREADABLE,
  minimumInCents: minimumOf(minimum) ?? -1,
  pricing: { percentageAdjustment: readPercentage(percentage), roundingStep: rounding },
});

/** Whether two forms have the same values, so that there is nothing to save. */
export const areSame = (a: Settings, b: Settings): boolean =>
  a.banner === b.banner &&
  a.pricing.percentageAdjustment === b.pricing.percentageAdjustment &&
  a.pricing.roundingStep === b.pricing.roundingStep &&
  a.minimumInCents === b.minimumInCents &&
  postageText(a.postage) === postageText(b.postage);

/** The form's fields by the server's names, which are at the end of a path or within it. */
const FIELDS: Record<string, FieldName> = {
  percentageAdjustment: 'percentage',
  rounding: 'rounding',
  banner: 'banner',
  postage: 'postage',
  minimumInCents: 'minimum',
};

interface Refusals {
  fields: Partial<Record<FieldName, string>>;
  /** Errors that belong to no field; empty for none. */
  general: string;
}

/** Assigns the server's errors to fields. A conflict isn't among them: newer settings show it. */
export function readRefusals(errors: SaleSettingsOutcome['errors']): Refusals {
  const refusals: Refusals = { fields: {}, general: '' };
  const others: string[] = [];
  for (const { field, message, code } of errors) {
    if (code === 'CONFLICT') continue;
    const part = field.split('.').find((name) => Object.hasOwn(FIELDS, name));
    const name = part === undefined ? undefined : FIELDS[part];
    if (name) refusals.fields[name] = message;
    else others.push(message);
  }
  return { ...refusals, general: others.join(' ') };
}

import type { SaleSettingsOutcome } from '@/entities/sale-list';
import type { FieldName } from './settings-form';

/** The form's fields by what the server calls them, at the end of a path or within it. */
const FIELDS: Record<string, FieldName> = {
  percentageAdjustment: 'percentage',
  rounding: 'rounding',
  banner: 'banner',
};

interface Refusals {
  fields: Partial<Record<FieldName, string>>;
  /** What belongs to no field; empty for none. */
  general: string;
}

/** Where the server's errors belong. A conflict isn't among them: it shows by newer settings. */
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

import { POSTAGE_RULE, postageText, readPostage } from '@domain/deal';
import { MAX_FIXED_PRICE_CENTS, readMoney, typedPriceOf } from '@domain/pricing';
import type { Deal } from '../api/deal-api';

/** What a player wants of a deal, as it is typed. */
export interface SettingsForm {
  postage: string;
  /** Whether this postage is for further deals, too. */
  keepsPostage: boolean;
  envelope: string;
  preferred: string;
  blocked: string;
}

type Settings = Deal['settings'];

/** An envelope that saves less isn't worth its stamp and its wait. */
const USUAL_ENVELOPE_CENTS = 50;

/** Until a player has kept a deal. */
export const FIRST_SETTINGS: Settings = {
  postage: [],
  envelopeInCents: USUAL_ENVELOPE_CENTS,
  preferred: [],
  blocked: [],
};

export const formOf = ({ postage, envelopeInCents, ...named }: Settings): SettingsForm => ({
  postage: postageText(postage),
  envelope: typedPriceOf(envelopeInCents),
  preferred: named.preferred.join(', '),
  blocked: named.blocked.join(', '),
  keepsPostage: true,
});

const handlesIn = (text: string): string[] =>
  text.split(/[\s,;]+/).filter((handle) => handle !== '');

/** What is wrong with a form, by its field. */
export interface SettingsErrors {
  postage: string | null;
  envelope: string | null;
}

/** Reads a form; its settings are null if something is wrong with it. */
export function readSettings({ postage, envelope, preferred, blocked }: SettingsForm): {
  settings: Settings | null;
  errors: SettingsErrors;
} {
  const steps = readPostage(postage);
  const { cents, sentence } = readMoney(envelope.trim() || '0', {
    most: MAX_FIXED_PRICE_CENTS,
    rule: 'Enter an amount such as 0.50.',
  });
  const errors = { postage: steps === null ? POSTAGE_RULE : null, envelope: sentence };
  if (steps === null || cents === null) return { settings: null, errors };
  const named = { preferred: handlesIn(preferred), blocked: handlesIn(blocked) };
  return { settings: { postage: steps, envelopeInCents: cents, ...named }, errors };
}

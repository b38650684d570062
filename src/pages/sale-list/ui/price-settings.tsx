import { Controller } from 'react-hook-form';
import {
  clampPercentage,
  percentageLabel,
  ROUNDING_STEPS,
  adjustPrice,
  formatPrice,
  type MarketPricing,
  type RoundingStep,
} from '@domain/pricing';
import { ChoiceGroup } from '@/shared/ui/choice-group';
import { NumberField } from '@/shared/ui/number-field';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { EditedSettings } from '../model/use-sale-settings';
import styles from './sale-settings.module.css';

/**
 * How market prices become what is asked: by how much, and rounded to what, each with examples
 * (rules/trade-lists#settings).
 */
export function PriceSettings({ form, pricing }: Pick<EditedSettings, 'form' | 'pricing'>) {
  const { percentageAdjustment } = pricing;
  const { errors } = form.formState;
  const clampTyped = () => {
    const clamped = clampPercentage(Number(form.getValues('percentage')));
    form.setValue('percentage', String(clamped));
  };
  return (
    <div className={styles.prices}>
      <NumberField
        {...form.register('percentage', { onBlur: clampTyped })}
        negative
        label="Market price percentage adjustment"
        suffix="%"
        hint={percentageLabel(percentageAdjustment)}
        error={errors.percentage?.message}
      />
      <Controller
        control={form.control}
        name="rounding"
        render={({ field: { value, onChange } }) => (
          <ChoiceGroup
            label="Rounding"
            options={ROUNDING_STEPS.map((roundingStep) => ({
              value: roundingStep,
              label: ROUNDING_WORDS[roundingStep].label,
              description: (
                <WorkedExamples
                  effect={ROUNDING_WORDS[roundingStep].effect}
                  examples={workedExamples({ percentageAdjustment, roundingStep })}
                />
              ),
            }))}
            value={value}
            onChange={onChange}
            error={errors.rounding?.message}
          />
        )}
      />
    </div>
  );
}

interface WorkedExamplesProps {
  /** What a step of rounding does. */
  effect: string;
  examples: ReturnType<typeof workedExamples>;
}

/** What a step of rounding makes of a few market prices. */
const WorkedExamples = ({ effect, examples }: WorkedExamplesProps) => (
  <>
    <span>{effect} </span>
    <span className={styles.examples}>
      {examples.map(({ market, asked }) => (
        <span key={market}>
          {market} <span aria-hidden="true">→</span>
          <VisuallyHidden>becomes</VisuallyHidden> <b>{asked}</b>{' '}
        </span>
      ))}
    </span>
  </>
);

interface RoundingWords {
  label: string;
  /** What the step does to a price. */
  effect: string;
}

/** The choices in the specification's words (rules/prices#rounding). */
export const ROUNDING_WORDS: Record<RoundingStep, RoundingWords> = {
  0: { label: 'No Rounding', effect: 'Prices stay as they are, to the cent.' },
  25: { label: '25¢', effect: 'Rounded up to the next 25¢.' },
  50: { label: '50¢', effect: 'Rounded up to the next 50¢.' },
  100: { label: '$1', effect: 'Rounded up to the next $1.' },
};

/** Market prices in whole cents: of a common card, an uncommon one and a sought-after one. */
const EXAMPLE_CENTS = [30, 437, 1260] as const;

/** What prices become: the market's beside what is asked then, both as text. */
const workedExamples = (pricing: MarketPricing) =>
  EXAMPLE_CENTS.map((cents) => ({
    market: formatPrice(cents),
    asked: formatPrice(adjustPrice(cents, pricing) ?? 0),
  }));

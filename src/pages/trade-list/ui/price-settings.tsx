import { Controller } from 'react-hook-form';
import {
  readPercentage,
  ROUNDING_STEPS,
  adjustPrice,
  formatPrice,
  type MarketPricing,
} from '@domain/pricing';
import { POSTAGE_EXAMPLE } from '@domain/deal';
import { ChoiceGroup } from '@/shared/ui/choice-group';
import { TextField } from '@/shared/ui/text-field';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { percentageLabel, roundingWords } from '../model/settings-words';
import type { EditedSettings } from '../model/use-sale-settings';
import styles from './sale-settings.module.css';

/**
 * How prices are derived from market prices: percentage and rounding, each with examples (rules/trade-lists#settings).
 */
export function PriceSettings({ form, pricing }: Pick<EditedSettings, 'form' | 'pricing'>) {
  const { percentageAdjustment } = pricing;
  const { errors } = form.formState;
  const clampTyped = () => {
    form.setValue('percentage', String(readPercentage(form.getValues('percentage'))));
  };
  return (
    <div className={styles.prices}>
      <TextField
        {...form.register('percentage', { onBlur: clampTyped })}
        // Not `decimal`: phones' keypads have no minus.
        inputMode="text"
        autoComplete="off"
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
              label: roundingWords(roundingStep).label,
              description: (
                <WorkedExamples
                  effect={roundingWords(roundingStep).effect}
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
      <TextField
        {...form.register('postage')}
        autoComplete="off"
        label="Postage, in dollars"
        hint={`Such as ${POSTAGE_EXAMPLE}. Empty: buyers see that it isn’t known.`}
        error={errors.postage?.message}
      />
      <TextField
        {...form.register('minimum')}
        inputMode="decimal"
        autoComplete="off"
        label="The least to buy, in dollars"
        error={errors.minimum?.message}
      />
    </div>
  );
}

interface WorkedExamplesProps {
  /** The description of a rounding step. */
  effect: string;
  examples: ReturnType<typeof workedExamples>;
}

/** Examples of a rounding step for a few market prices. */
const WorkedExamples = ({ effect, examples }: WorkedExamplesProps) => (
  <>
    <span>{effect} </span>
    <span className={styles.examples}>
      {examples.map(({ market, asked }) => (
        <span key={market}>
          <span>{market}</span> <span aria-hidden="true">→</span>
          <VisuallyHidden>becomes</VisuallyHidden> <b>{asked}</b>{' '}
        </span>
      ))}
    </span>
  </>
);

/** Market prices in whole cents: typical of a common, an uncommon and a sought-after card. */
const EXAMPLE_CENTS = [30, 437, 1260] as const;

/** Market prices and the resulting prices, both as text. */
const workedExamples = (pricing: MarketPricing) =>
  EXAMPLE_CENTS.map((cents) => ({
    market: formatPrice(cents),
    asked: formatPrice(adjustPrice(cents, pricing) ?? 0),
  }));

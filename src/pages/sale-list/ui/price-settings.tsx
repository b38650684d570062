import { Controller } from 'react-hook-form';
import { clampPercentage, percentageLabel, ROUNDING_STEPS } from '@domain/pricing';
import { ChoiceGroup } from '@/shared/ui/choice-group';
import { NumberField } from '@/shared/ui/number-field';
import { ROUNDING_WORDS, workedExamples } from '../model/rounding-words';
import type { EditedSettings } from '../model/use-sale-settings';
import styles from './sale-settings.module.css';
import { WorkedExamples } from './worked-examples';

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

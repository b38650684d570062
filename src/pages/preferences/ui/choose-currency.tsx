import { useState } from 'react';
import { CURRENCIES, CURRENCY, type CurrencyCode, currencyOf } from '@domain/pricing';
import { useAuth } from '@/entities/session';
import { useUpdateCurrencyMutation } from '@/entities/user';
import { apiErrorOf } from '@/shared/api';
import { rateNote, useMoney } from '@/shared/lib/money';
import { ChoiceGroup } from '@/shared/ui/choice-group';
import { Panel } from '@/shared/ui/panel';
import styles from './preferences-page.module.css';

/** In which currency the viewer sees amounts (rules/prices#another-currency). */
export function ChooseCurrency() {
  const { currency, checkAgain } = useAuth();
  const money = useMoney();
  const [update, { error, isLoading }] = useUpdateCurrencyMutation();
  const [chosen, setChosen] = useState<CurrencyCode | null>(null);
  const saved = currency?.code ?? CURRENCY.code;

  const choose = async (code: CurrencyCode) => {
    setChosen(code);
    const answer = await update(code);
    if (!answer.error) await checkAgain();
    setChosen(null);
  };
  return (
    <Panel title="Currency" className={styles.panel}>
      <p>
        Prices and worth are shown in the currency that you choose here. Offers, asked prices and
        everything that you type are always in US dollars.
      </p>
      <ChoiceGroup
        label="Show amounts in"
        options={CURRENCIES.map(({ code, label }) => ({
          value: code,
          label,
          disabled: isLoading,
        }))}
        value={chosen ?? saved}
        onChange={(code) => void choose(code)}
        error={error && `It is still ${currencyOf(saved).name}. ${apiErrorOf(error).message}`}
      />
      <p role="status" className={styles.rate}>
        {currency && (rateNote(money) ?? NO_RATE)}
      </p>
    </Panel>
  );
}

const NO_RATE = 'No exchange rate is known yet, so amounts are in US dollars.';

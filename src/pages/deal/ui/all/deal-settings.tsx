import type { ChangeEvent } from 'react';
import { POSTAGE_EXAMPLE } from '@domain/deal';
import { Checkbox } from '@/shared/ui/checkbox';
import { Disclosure } from '@/shared/ui/disclosure';
import { TextField } from '@/shared/ui/text-field';
import type { SettingsErrors, SettingsForm } from '../../model/settings-form';
import styles from './deals-page.module.css';

interface DealSettingsProps {
  form: SettingsForm;
  errors: SettingsErrors | null;
  /** Whether another postage than the usual one was typed. */
  isNewPostage: boolean;
  onChange: (form: SettingsForm) => void;
}

/** What counts beside the cards' prices: postage, envelopes, and whose they are. */
export function DealSettings({ form, errors, isNewPostage, onChange }: DealSettingsProps) {
  const field = (name: 'postage' | 'envelope' | 'preferred' | 'blocked') => ({
    value: form[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...form, [name]: target.value }),
  });
  return (
    <Disclosure title="Postage and sellers" aside={form.postage === '' ? 'Postage unknown' : null}>
      <div className={styles.fields}>
        <TextField
          label="Usual postage, where a seller states none"
          hint={`In dollars, such as ${POSTAGE_EXAMPLE}. Empty if you don’t know it.`}
          error={errors?.postage ?? undefined}
          {...field('postage')}
        />
        {isNewPostage && (
          <Checkbox
            label="Use this postage for my next deals, too"
            checked={form.keepsPostage}
            onChange={({ target }) => onChange({ ...form, keepsPostage: target.checked })}
          />
        )}
        <TextField
          label="What each further envelope has to save, in dollars"
          error={errors?.envelope ?? undefined}
          {...field('envelope')}
        />
        <TextField
          label="Preferred sellers"
          hint="Handles. Their envelopes needn’t save anything."
          {...field('preferred')}
        />
        <TextField label="Sellers to leave out" hint="Handles." {...field('blocked')} />
      </div>
    </Disclosure>
  );
}

import type { ChangeEvent } from 'react';
import { POSTAGE_EXAMPLE } from '@domain/deal';
import { Disclosure } from '@/shared/ui/disclosure';
import { TextField } from '@/shared/ui/text-field';
import type { SettingsErrors, SettingsForm } from '../model/settings-form';
import styles from './deals-page.module.css';

interface DealSettingsProps {
  form: SettingsForm;
  errors: SettingsErrors | null;
  onChange: (form: SettingsForm) => void;
}

/** What counts beside the cards' prices: postage, envelopes, and whose they are. */
export function DealSettings({ form, errors, onChange }: DealSettingsProps) {
  const field = (name: keyof SettingsForm) => ({
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

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, useCallback } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  announceSaleListUpdated,
  useChangeSaleSettingsMutation,
  type SaleList,
  type SaleListSettings,
} from '@/entities/trade-list';
import { apiErrorOf } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';
import {
  readRefusals,
  areSame,
  formOf,
  settingsForm,
  settingsOf,
  type FieldName,
  type SettingsForm,
} from './settings-form';

/**
 * A form for a list's settings, clean or dirty against the saved ones (rules/trade-lists#settings). Typed input
 * survives a failed save and changes made elsewhere; those are taken over only if nothing was typed.
 */
export function useSaleSettings({ id, settings }: Pick<SaleList, 'id' | 'settings'>) {
  const [change, { isLoading: isSaving }] = useChangeSaleSettingsMutation();
  /** The settings that the person started from. */
  const [seen, setSeen] = useState(settings);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<SettingsForm>({
    resolver: zodResolver(settingsForm),
    defaultValues: formOf(settings),
  });
  const [percentage, rounding, banner, postage, minimum] = useWatch({
    control: form.control,
    name: ['percentage', 'rounding', 'banner', 'postage', 'minimum'],
  });
  const typed = settingsOf({ percentage, rounding, banner, postage, minimum });
  // The list may still be older than the answer to the last save.
  const newest = settings.version > seen.version ? settings : seen;
  const isDirty = !areSame(typed, seen) && !areSame(typed, newest);

  const beginFrom = (from: SaleListSettings) => {
    setSeen(from);
    setFailure(null);
    form.reset(formOf(from));
  };
  useEffect(() => {
    // The form holds its own values, and can't be changed during rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!isDirty && newest !== seen) beginFrom(newest);
  });

  /** @returns whether it was saved */
  const saveOver = async (version: number): Promise<boolean> => {
    setFailure(null);
    const sent = settingsOf(form.getValues());
    form.setValue('percentage', formOf(sent).percentage);
    const { data, error } = await change({ saleListId: id, settings: { ...sent, version } });
    if (!data) {
      logError('Failed to update settings', error);
      setFailure(apiErrorOf(error).message);
      return false;
    }
    if (data.errors.length > 0) {
      const { fields, general } = readRefusals(data.errors);
      for (const [field, message] of Object.entries(fields)) {
        form.setError(field as FieldName, { message }, { shouldFocus: true });
      }
      setFailure(general || null);
      return false;
    }
    setSeen(data.settings);
    // Input typed during the call stays as the next change.
    if (areSame(settingsOf(form.getValues()), sent)) form.reset(formOf(data.settings));
    announceSaleListUpdated();
    return true;
  };

  return {
    form,
    /** The form's current value. */
    pricing: typed.pricing,
    isDirty,
    isSaving,
    /** Why the last save failed as a whole; null if nothing is wrong. */
    failure,
    /** Settings that another tab has saved since the person began; null if there are none. */
    conflict: isDirty && newest !== seen ? newest : null,
    save: () => saveOver(seen.version),
    saveOverConflict: () => saveOver(newest.version),
    discard: () => beginFrom(newest),
  };
}

export type EditedSettings = ReturnType<typeof useSaleSettings>;

/**
 * A flag that is true for some time after it was set; setting it again extends the time.
 *
 * @returns the flag, and a function that sets it
 */
export function useTemporaryFlag(milliseconds: number): [isNow: boolean, begin: () => void] {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn === 0) return undefined;
    const timer = setTimeout(() => setTurn(0), milliseconds);
    return () => clearTimeout(timer);
  }, [turn, milliseconds]);
  const begin = useCallback(() => setTurn((before) => before + 1), []);
  return [turn > 0, begin];
}

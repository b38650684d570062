import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, useCallback } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  announceSaleListUpdated,
  useChangeSaleSettingsMutation,
  type SaleList,
  type SaleListSettings,
} from '@/entities/sale-list';
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
 * A form for a list's settings, clean or dirty against the saved ones (rules/trade-lists#settings). What was typed
 * outlasts a failed save and settings that were changed elsewhere; those are taken over only where nothing was typed.
 */
export function useSaleSettings({ id, settings }: SaleList) {
  const [change, { isLoading: isSaving }] = useChangeSaleSettingsMutation();
  /** What the person began from. */
  const [seen, setSeen] = useState(settings);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<SettingsForm>({
    resolver: zodResolver(settingsForm),
    defaultValues: formOf(settings),
  });
  const [percentage, rounding, banner] = useWatch({
    control: form.control,
    name: ['percentage', 'rounding', 'banner'],
  });
  const typed = settingsOf({ percentage, rounding, banner });
  // The list may still be as it was before the last save was answered.
  const newest = settings.version > seen.version ? settings : seen;
  const isDirty = !areSame(typed, seen) && !areSame(typed, newest);

  const beginFrom = (from: SaleListSettings) => {
    setSeen(from);
    setFailure(null);
    form.reset(formOf(from));
  };
  useEffect(() => {
    // The form keeps its values by itself, and can't be written to while this is drawn.
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
    // What was typed while it was under way stays, as the next change.
    if (areSame(settingsOf(form.getValues()), sent)) form.reset(formOf(data.settings));
    announceSaleListUpdated();
    return true;
  };

  return {
    form,
    /** The form's value now. */
    pricing: typed.pricing,
    isDirty,
    isSaving,
    /** Why the last save failed as a whole; null while nothing is wrong. */
    failure,
    /** What another tab saved since the person began; null while there is no such thing. */
    conflict: isDirty && newest !== seen ? newest : null,
    save: () => saveOver(seen.version),
    saveOverConflict: () => saveOver(newest.version),
    discard: () => beginFrom(newest),
  };
}

export type EditedSettings = ReturnType<typeof useSaleSettings>;

/**
 * Something that is so for a moment after it began; beginning again meanwhile lengthens it.
 *
 * @returns whether it is so now, and what begins it
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

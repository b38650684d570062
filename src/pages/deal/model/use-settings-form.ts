import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { postageText } from '@domain/deal';
import { apiErrorOf } from '@/shared/api';
import { FIRST_SETTINGS, formOf, readSettings, type SettingsForm } from './settings-form';
import {
  useDealQuery,
  useDealsQuery,
  useUpdateUsualPostageMutation,
  useUsualPostageQuery,
} from '../api/deal-api';

/**
 * The settings of the next deal as they are typed. They begin as those of the last deal, with the viewer's usual
 * postage; for the rest of a deal, as that deal's own.
 */
export function useSettingsForm(restId: string | null) {
  const earlier = useDealsQuery();
  const rest = useDealQuery(restId ?? skipToken);
  const usual = useUsualPostageQuery();
  const [update, updated] = useUpdateUsualPostageMutation();
  const [typed, setTyped] = useState<SettingsForm | null>(null);
  const isLoading = earlier.isLoading || rest.isLoading || usual.isLoading;
  const last = earlier.data?.[0]?.settings;
  const first = useMemo(() => {
    const own = rest.data?.settings;
    return formOf(own ?? { ...(last ?? FIRST_SETTINGS), postage: [...(usual.data ?? [])] });
  }, [rest.data, last, usual.data]);
  const form = typed ?? (isLoading ? null : first);
  const { settings, errors } = useMemo(
    () => (form ? readSettings(form) : { settings: null, errors: null }),
    [form],
  );
  const isNewPostage =
    settings !== null &&
    usual.data !== undefined &&
    form?.postage !== first.postage &&
    postageText(settings.postage) !== postageText(usual.data);
  return {
    form,
    settings,
    errors,
    /** Whether another postage than the usual one was typed, which may become the usual one. */
    isNewPostage,
    onChange: setTyped,
    /** Keeps the typed postage as the usual one, if that is wanted. */
    keepPostage() {
      if (isNewPostage && form?.keepsPostage) void update(settings.postage);
    },
    /** Why the usual postage wasn't saved. */
    failure: updated.error ? apiErrorOf(updated.error).message : null,
  };
}

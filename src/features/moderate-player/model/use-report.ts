import { useReportBannerMutation, useReportOfferMutation } from '@/entities/moderation';
import { apiErrorOf } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';

/** What of a player is reported: an offer by its id, or their banner. */
export type Reported = { offerId: string } | 'BANNER';

/** Sends a report about a player. @returns why not, in words; null if it was sent */
export function useReport(handle: string, reported: Reported) {
  const [reportOffer] = useReportOfferMutation();
  const [reportBanner] = useReportBannerMutation();
  return async (reason: string): Promise<string | null> => {
    const { data, error } = await (reported === 'BANNER'
      ? reportBanner({ userHandle: handle, reason })
      : reportOffer({ ...reported, reason }));
    if (error) {
      logError('Error sending a report', error);
      return apiErrorOf(error).message;
    }
    return data[0]?.message ?? null;
  };
}

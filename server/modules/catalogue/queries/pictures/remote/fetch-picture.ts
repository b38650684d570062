import { FetchFailed, fetchPublic } from '@server/platform/public-fetch';
import { HostUnavailable, PictureUnavailable } from '../picture-unavailable';

export interface FetchLimits {
  bytes: number;
  /** Milliseconds for all of it. */
  time: number;
  /** Also allows plain http and hosts of this machine; for tests. */
  loopback: boolean;
}

const LIMITS: FetchLimits = { bytes: 8 * 1024 * 1024, time: 10_000, loopback: false };

/**
 * Fetches a picture from the host that an import named, and from no other: redirects are refused
 * (rules/pictures#remote-pictures).
 *
 * @throws HostUnavailable if the host doesn't answer in time, or reports that it is overloaded
 * @throws PictureUnavailable for any answer but a picture within the limits
 */
export async function fetchPicture(url: string, given: Partial<FetchLimits> = {}): Promise<Buffer> {
  try {
    return await fetchPublic(url, {
      ...LIMITS,
      ...given,
      accept: 'image/*',
      what: 'a picture',
      // A foreign SVG could refer to other files and hosts.
      isWanted: (type) => type.startsWith('image/') && !type.startsWith('image/svg'),
    });
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    const Reason = error.isHosts ? HostUnavailable : PictureUnavailable;
    throw new Reason(error.message, { cause: error.cause });
  }
}

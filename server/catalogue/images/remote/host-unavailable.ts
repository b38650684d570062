import { PictureUnavailable } from '../picture-unavailable';

/** Why no picture of a host can be had just now: it doesn't answer, or says that it can't. */
export class HostUnavailable extends PictureUnavailable {
  override readonly name = 'HostUnavailable';
}

/** Why there is no picture just now: its host fails, or what it answers is no picture. */
export class PictureUnavailable extends Error {
  override readonly name: string = 'PictureUnavailable';
}

/** Why no picture of a host is to be expected just now: it doesn't answer, or says that it can't. */
export class HostUnavailable extends PictureUnavailable {
  override readonly name = 'HostUnavailable';
}

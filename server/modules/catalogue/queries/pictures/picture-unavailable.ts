/** Why there is no picture now: its host fails, or its answer isn't a picture. */
export class PictureUnavailable extends Error {
  override readonly name: string = 'PictureUnavailable';
}

/** Why a host has no pictures now: it doesn't answer, or it reports that it is overloaded. */
export class HostUnavailable extends PictureUnavailable {
  override readonly name = 'HostUnavailable';
}

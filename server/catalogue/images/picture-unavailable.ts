/** Why a picture can't be had just now: its host fails, or what it answers is no picture. */
export class PictureUnavailable extends Error {
  override readonly name: string = 'PictureUnavailable';
}

/** Who may see something besides its owner (rules/sharing#addresses-stay-private). */
export interface ShareSettings {
  sharedWithAll: boolean;
  sharedWithUsers: readonly Share[];
  /** What a change has to name, so that it overwrites nothing unseen. */
  version: number;
}

/** An address that something is shared with. */
export interface Share {
  id: string;
  /** In lower case. */
  email: string;
}

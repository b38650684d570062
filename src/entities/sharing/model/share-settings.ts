/** Who may see something besides its owner (spec 3). */
export interface ShareSettings {
  sharedWithAll: boolean;
  sharedWithUsers: readonly Share[];
}

/** An address that something is shared with. */
export interface Share {
  id: string;
  /** In lower case. */
  email: string;
}

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

/** A collection or list that somebody shares, as its viewers see it (rules/sharing#shared-card). */
export interface SharedSummary {
  id: string;
  publiclyShared: boolean;
  userHandle: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  updatedAt: string;
  /**
   * For a list, how many printings on it are on the viewer's list of the other kind
   * (rules/trading-hub#matching-counts).
   */
  matching?: number;
}

export interface SharedPage {
  summaries: readonly SharedSummary[];
  /** What the next page is asked with; null for the last. */
  next: string | null;
}

/** The words of a shared link's picture, and what lies behind them. */
export interface LinkContent {
  heading: string;
  /** Smaller lines under the heading. */
  lines: readonly string[];
  /** The set whose scene lies behind; none for the site itself. */
  setCode?: string;
}

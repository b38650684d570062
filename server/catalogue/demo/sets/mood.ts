/** What a demo set is about: its names and words come from here, its proportions too. */
export interface SetMood {
  code: string;
  name: string;
  description: string;
  /** The share of units that fight in space. */
  spaceShare: number;
  events: number;
  upgrades: number;
  /** Beginnings, middles and ends of names of people and places. */
  starts: readonly string[];
  middles: readonly string[];
  ends: readonly string[];
  /** What stands before a rank or kind in the name of a unit that isn't unique. */
  epithets: readonly string[];
  /** Things of this set's world, for ships, events and upgrades. */
  things: readonly string[];
}

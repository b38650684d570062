import type { SetMood } from './mood';

export const domes: SetMood = {
  code: 'SHD',
  name: 'Shattered Domes',
  description:
    'The glass cities of Quill fell in one night. Scavengers, debt collectors and honest glaziers now share the dust, and nobody asks twice where a good lamp came from.',
  spaceShare: 0.26,
  events: 58,
  upgrades: 18,
  starts: ['Bra', 'Cro', 'Dak', 'Gri', 'Jor', 'Kes', 'Mok', 'Rus', 'Ska', 'Tol', 'Vek', 'Zan'],
  middles: ['a', 'ar', 'e', 'ik', 'o', 'or', 'u', 'ul'],
  ends: ['bik', 'dar', 'gan', 'ka', 'lo', 'mek', 'ro', 'sh', 'tan', 'x'],
  epithets: ['Dustlane', 'Glassjaw', 'Nightmarket', 'Rustgate', 'Undercity', 'Shardback', 'Ashen'],
  things: ['Shard', 'Ledger', 'Lamp', 'Debt', 'Lockpick', 'Mirror', 'Furnace', 'Bargain'],
};

/** Words that every set shares; what is a set's own stands in its mood. */
export const ROLES = [
  'Scout', 'Mechanic', 'Guard', 'Courier', 'Medic', 'Smuggler', 'Ranger', 'Clerk', 'Herder',
  'Veteran', 'Recruit', 'Walker', 'Crawler', 'Hound', 'Stalker', 'Broker', 'Saboteur', 'Singer',
  'Navigator', 'Envoy', 'Digger', 'Sentry', 'Tamer', 'Chronicler', 'Brawler', 'Apprentice',
] as const;

export const HULLS = [
  'Skiff', 'Frigate', 'Interceptor', 'Hauler', 'Corvette', 'Gunboat', 'Lander', 'Bomber', 'Tug',
  'Cruiser', 'Shuttle', 'Patrol Wing', 'Minelayer', 'Picket', 'Clipper', 'Ark',
] as const;

export const PLACES = [
  'Harbour', 'Observatory', 'Citadel', 'Market', 'Deep Mine', 'Relay', 'Gardens', 'Foundry',
  'Terraces', 'Archive', 'Drydock', 'Refuge', 'Waystation', 'Summit',
] as const;

export const GEAR = [
  'Blade', 'Cloak', 'Harness', 'Shield', 'Compass', 'Gauntlets', 'Rifle', 'Charm', 'Plating',
  'Engine', 'Visor', 'Beacon', 'Boots', 'Targeter',
] as const;

export const TITLES = [
  'Keeper', 'Warden', 'Captain', 'Heir', 'Voice', 'Oracle', 'Outlaw', 'Champion', 'Architect',
  'Shepherd', 'Last Pilot', 'Marshal', 'Tinker', 'Admiral', 'Collector', 'Pathfinder',
] as const;

export const ACTIONS = [
  { verb: 'Follow', participle: 'Following' },
  { verb: 'Break', participle: 'Broken' },
  { verb: 'Carry', participle: 'Borrowed' },
  { verb: 'Mend', participle: 'Mended' },
  { verb: 'Hide', participle: 'Hidden' },
  { verb: 'Burn', participle: 'Burning' },
  { verb: 'Forget', participle: 'Forgotten' },
  { verb: 'Trade', participle: 'Stolen' },
  { verb: 'Raise', participle: 'Rising' },
  { verb: 'Answer', participle: 'Unanswered' },
  { verb: 'Outrun', participle: 'Restless' },
  { verb: 'Trust', participle: 'Patient' },
] as const;

export const TRAITS = {
  ground: ['Official', 'Trooper', 'Pilot', 'Beast', 'Outlaw', 'Scholar', 'Trader', 'Scout', 'Medic', 'Noble'],
  groundVehicle: ['Vehicle', 'Walker', 'Machine', 'Speeder'],
  space: ['Vehicle', 'Fighter', 'Transport', 'Capital Ship'],
  allegiance: ['League', 'Free Crews', 'Keepers', 'Syndicate', 'Fringe'],
  event: ['Tactic', 'Trick', 'Supply', 'Disaster', 'Law', 'Gambit', 'Innate', 'Plan'],
  upgrade: ['Item', 'Weapon', 'Armour', 'Modification', 'Learned', 'Condition'],
} as const;

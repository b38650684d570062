/** Why a command can't go on: a sentence with its remedy, for the person who gave it. */
export class Refusal extends Error {}

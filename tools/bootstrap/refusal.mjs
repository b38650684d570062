/** Why a command can't go on, and what to do about it, as a message for its user. */
export class Refusal extends Error {}

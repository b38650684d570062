import * as z from 'zod/mini';

// The content security policy forbids the code that zod would compile.
z.config({ jitless: true });

export const CAPSULE_FORMAT = 'starbinder-capsule';
export const CAPSULE_VERSION = 1;
/** How many actions a capsule holds; older ones are folded into its initial state. */
export const CAPSULE_ACTIONS = 5_000;

const state = z.record(z.string(), z.unknown());

/** The shape of a capsule's JSON. */
export const capsuleSchema = z
  .object({
    format: z.literal(CAPSULE_FORMAT),
    version: z.literal(CAPSULE_VERSION),
    /** The version of the program that recorded it. */
    program: z.string().check(z.maxLength(100)),
    createdAt: z.iso.datetime(),
    /** Path and canonical query of the recorded screen. */
    link: z.string().check(z.maxLength(10_000), z.startsWith('/')),
    /** Whether the recorded page began with the state of a document's first screen. Older capsules don't say. */
    fromDocument: z.optional(z.boolean()),
    /** A digest of the capsule's cards; equal cards have equal digests. */
    catalogue: z.string().check(z.maxLength(100)),
    initialState: state,
    actions: z.array(z.looseObject({ type: z.string() })).check(z.maxLength(CAPSULE_ACTIONS)),
    /** What each action changed, as {@link changesOf} returns it. */
    steps: z.array(z.record(z.string(), z.string())),
    finalState: state,
  })
  .check(
    z.refine(({ actions, steps }) => actions.length === steps.length, {
      path: ['steps'],
      error: 'there must be one for each action',
    }),
  );

/**
 * A recording of the application's state (rules/capsules#recording): all actions since the page was opened, between the
 * state before and the state after them. Plain data without e-mail addresses.
 */
export type Capsule = z.infer<typeof capsuleSchema>;
export type CapsuleAction = Capsule['actions'][number];
export type CapsuleState = Capsule['initialState'];

/** A root reducer as replaying needs it. */
export type Reduce = (state: CapsuleState, action: CapsuleAction) => CapsuleState;

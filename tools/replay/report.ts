import { replayCapsule, type Capsule, type Reduce } from '../../domain/capsule';

/** Replays a capsule and describes the result in one or a few lines. */
export function report(
  path: string,
  capsule: Capsule,
  reduce: Reduce,
): { agrees: boolean; line: string } {
  const replay = replayCapsule(capsule, reduce);
  const count = capsule.actions.length;
  const actions = count === 1 ? '1 action' : `${count} actions`;
  if (replay.agrees) return { agrees: true, line: `${path}: ${actions}, states agree` };
  const step =
    replay.step > count
      ? 'the final state differs'
      : `states differ from step ${replay.step} (${replay.actionType})`;
  return {
    agrees: false,
    line: [
      `${path}: ${actions}, ${step}`,
      `  at       ${replay.path || 'the whole state'}`,
      `  expected ${replay.expected}`,
      `  actual   ${replay.actual}`,
    ].join('\n'),
  };
}

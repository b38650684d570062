import { EVEN_WITHIN_CENTS, EVEN_WITHIN_PERCENT } from '@domain/fairness';
import {
  type Candidate,
  type Choice,
  type ChoiceTask,
  isPossible,
  sumsOf,
  waysToFill,
} from './choice';

/** What a model minimises, and what it may not exceed. */
export interface Goal {
  minimise: 'CHANGES' | 'DIFFERENCE';
  /** Whether both sides have to be even (rules/fairness#balance-it). */
  even: boolean;
  /** Upper limits; undefined for none. */
  changes?: number;
  differenceInCents?: number;
}

/*
 * Names in the model, by the candidate's place: x copies, u copies changed, y whether there are any. The difference is d,
 * its size e. z says that the sides are even by percent, not by the amount.
 */

/**
 * A choice as a mixed-integer program in the LP format of CPLEX, one term in a line. “Within an amount or a percentage”
 * is a choice between two pairs of constraints: the one that isn't chosen is widened just enough to let the other
 * through, since a larger number would cost exactness.
 */
export function choiceModel(task: ChoiceTask, goal: Goal): string {
  const { candidates } = task;
  const changes = candidates.flatMap((candidate, at) => changeTerms(candidate, at));
  const constant = candidates.reduce((sum, it) => sum + (isAtMost(it) ? it.chosen : 0), 0);
  const rows = [
    ...candidates.flatMap((candidate, at) =>
      needsChange(candidate)
        ? [
            row(
              [
                [1, `x${at}`],
                [-1, `u${at}`],
              ],
              '<=',
              candidate.chosen,
            ),
            row(
              [
                [-1, `x${at}`],
                [-1, `u${at}`],
              ],
              '<=',
              -candidate.chosen,
            ),
          ]
        : [],
    ),
    row([...valueTerms(task, 1, -1), [-1, 'd']], '=', task.kept.GETS.cents - task.kept.GIVES.cents),
    row(
      [
        [1, 'd'],
        [-1, 'e'],
      ],
      '<=',
      0,
    ),
    row(
      [
        [-1, 'd'],
        [-1, 'e'],
      ],
      '<=',
      0,
    ),
    ...(goal.even ? evenRows(task) : []),
    ...printingRows(task),
    ...waysToFill(task).flatMap((way) =>
      task.kept[way].printings > 0 ? [] : [row(copiesOf(task, way), '>=', 1)],
    ),
    ...(goal.changes === undefined ? [] : [row(changes, '<=', goal.changes - constant)]),
    ...(goal.differenceInCents === undefined
      ? []
      : [row([[1, 'e']], '<=', goal.differenceInCents)]),
  ];
  const places = candidates.map((_candidate, at) => at);
  return [
    'minimize',
    ...terms(goal.minimise === 'CHANGES' && changes.length > 0 ? changes : [[1, 'e']]),
    'subject to',
    ...rows.flat(),
    'bounds',
    'd free',
    ...candidates.map(({ most }, at) => `0 <= x${at} <= ${most}`),
    'generals',
    ...places.map((at) => `x${at}`),
    // These follow from x. HiGHS 1.15.3 takes a worse choice for the best one unless they are declared whole.
    ...candidates.flatMap((candidate, at) => (needsChange(candidate) ? [`u${at}`] : [])),
    'd',
    'e',
    ...(goal.even || isLong(task) ? ['binaries'] : []),
    ...(goal.even ? ['z'] : []),
    ...(isLong(task) ? places.map((at) => `y${at}`) : []),
    'end',
  ].join('\n');
}

type Term = [factor: number, name: string];

const terms = (all: readonly Term[]): string[] =>
  all.map(([factor, name]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`);

const row = (all: readonly Term[], sign: '<=' | '>=' | '=', value: number): string[] => [
  ...terms(all),
  `${sign} ${value}`,
];

const isAtMost = ({ chosen, most }: Candidate): boolean => chosen > 0 && chosen === most;
const needsChange = ({ chosen, most }: Candidate): boolean => chosen > 0 && chosen < most;

/** A candidate that can only gain or only lose copies needs no variable for how many it does. */
function changeTerms(candidate: Candidate, at: number): Term[] {
  if (needsChange(candidate)) return [[1, `u${at}`]];
  return [[isAtMost(candidate) ? -1 : 1, `x${at}`]];
}

/** The value of the given cards and of those got, each times a factor. */
const valueTerms = ({ candidates }: ChoiceTask, gives: number, gets: number): Term[] =>
  candidates.map(({ way, priceInCents }, at) => [
    (way === 'GIVES' ? gives : gets) * priceInCents,
    `x${at}`,
  ]);

const copiesOf = ({ candidates }: ChoiceTask, of: Candidate['way']): Term[] =>
  candidates.flatMap(({ way }, at): Term[] => (way === of ? [[1, `x${at}`]] : []));

/**
 * Even by percent p: (100 − p) of one side is at most 100 of the other, both ways round. By the amount: the difference is
 * at most so many cents.
 */
function evenRows(task: ChoiceTask): string[][] {
  const { kept } = task;
  // 19 and 20, for 5 %.
  const whole = 100 / EVEN_WITHIN_PERCENT;
  const part = whole - 1;
  const slack = part * EVEN_WITHIN_CENTS;
  const widest = (way: Candidate['way']) => Math.ceil(greatestValue(task, way) / whole);
  const percent = (gives: number, gets: number) =>
    row(
      [...valueTerms(task, gives, gets), [slack, 'z']],
      '<=',
      slack - gives * kept.GIVES.cents - gets * kept.GETS.cents,
    );
  return [
    row(
      [
        [1, 'd'],
        [-widest('GIVES'), 'z'],
      ],
      '<=',
      EVEN_WITHIN_CENTS,
    ),
    row(
      [
        [-1, 'd'],
        [-widest('GETS'), 'z'],
      ],
      '<=',
      EVEN_WITHIN_CENTS,
    ),
    percent(part, -whole),
    percent(-whole, part),
  ];
}

const greatestValue = ({ candidates, kept }: ChoiceTask, of: Candidate['way']): number =>
  candidates.reduce(
    (sum, { way, priceInCents, most }) => sum + (way === of ? priceInCents * most : 0),
    kept[of].cents,
  );

/** Whether a choice could have too many printings. */
const isLong = ({ candidates, kept, maxPrintings }: ChoiceTask): boolean =>
  candidates.length + kept.GIVES.printings + kept.GETS.printings > maxPrintings;

function printingRows(task: ChoiceTask): string[][] {
  if (!isLong(task)) return [];
  const { candidates, kept, maxPrintings } = task;
  return [
    ...candidates.map(({ most }, at) =>
      row(
        [
          [1, `x${at}`],
          [-most, `y${at}`],
        ],
        '<=',
        0,
      ),
    ),
    row(
      candidates.map((_candidate, at): Term => [1, `y${at}`]),
      '<=',
      maxPrintings - kept.GIVES.printings - kept.GETS.printings,
    ),
  ];
}

/** A solver's values by name, as numbers that may be a little off a whole one. */
export type SolvedValues = Readonly<Record<string, number | undefined>>;

/** The choice that a solver found; null if it found none that reaches the goal, counted exactly. */
export function readChoice(task: ChoiceTask, goal: Goal, values: SolvedValues): Choice | null {
  const choice = task.candidates.map((_candidate, at) => Math.round(values[`x${at}`] ?? -1));
  if (!isPossible(task, choice)) return null;
  const { changes, differenceInCents, isEven } = sumsOf(task, choice);
  const isReached =
    (isEven || !goal.even) &&
    changes <= (goal.changes ?? Infinity) &&
    differenceInCents <= (goal.differenceInCents ?? Infinity);
  return isReached ? choice : null;
}

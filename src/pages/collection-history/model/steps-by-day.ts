import { dayOf } from './days';
import type { Step } from './step';

export interface StepsOfDay {
  /** Such as `2026-03-01`. */
  day: string;
  steps: Step[];
}

/** Steps in their order, put together by their days. */
export function stepsByDay(steps: readonly Step[]): StepsOfDay[] {
  const days: StepsOfDay[] = [];
  for (const step of steps) {
    const day = dayOf(step.at);
    const last = days.at(-1);
    if (last?.day === day) last.steps.push(step);
    else days.push({ day, steps: [step] });
  }
  return days;
}

/** The days that an offer may wait for an answer (rules/offers#expiry). */
export const ANSWER_DAYS = [3, 7, 14, 30] as const;
export const DEFAULT_ANSWER_DAYS = 14;

/** Whether an offer may wait so many days. */
export const isAnswerDays = (days: number): boolean => ANSWER_DAYS.some((one) => one === days);

/** Why an offer can't wait so many days. */
export const NOT_DAYS = `Choose ${ANSWER_DAYS.slice(0, -1).join(', ')} or ${ANSWER_DAYS.at(-1)} days.`;

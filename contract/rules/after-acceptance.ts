import { dayMs } from '../values/duration';

/** In how many days after an acceptance the two sides are to take the next step. */
export const nextStepDays = 7;

/** By when the step after an acceptance is to be taken. @param acceptedAt milliseconds since 1970; so is the result */
export const nextStepBy = (acceptedAt: number): number => acceptedAt + nextStepDays * dayMs;

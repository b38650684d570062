import { collectionEvent, collectionStep } from '../tables';
import { and, eq } from 'drizzle-orm';

/** Joins a step with its events. By the time, PostgreSQL looks into one month's partition. */
export const ofStep = and(
  eq(collectionEvent.stepId, collectionStep.id),
  eq(collectionEvent.at, collectionStep.at),
);

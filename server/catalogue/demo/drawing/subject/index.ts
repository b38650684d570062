export { placeSubject, type Stage } from './place-subject';
export type { Subject } from './subject';
export { subjectOf } from './subject-of';

export { placeSubject, type Stage } from './place-subject';
export { subjectOf, type Subject } from './subject-of';

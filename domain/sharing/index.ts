export { SHARING_SUBJECTS, type SharingSubject } from './sharing-subject';

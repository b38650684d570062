export { addJob } from './add-job';
export type { Job, JobName, JobPayloads, Jobs } from './job';
export { startJobs, type RunningJobs } from './start-jobs';

export { addJob } from './add-job';
export { isOutage } from './attempt';
export type { Job, JobContext, JobName, JobPayloads, Jobs } from './job';
export { startJobs, type RunningJobs } from './start-jobs';

export { InboxStreams } from './inbox-streams';
export { watchStreams } from './watch-streams';

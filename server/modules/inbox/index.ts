export { addInboxEvent, forgetInbox, INBOX_CHANNEL, sweepInbox } from './commands';
export { InboxStreams, watchStreams } from './inbox-streams';

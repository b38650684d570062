export { addInboxEvent, deleteInbox, INBOX_CHANNEL, sweepInbox } from './commands';
export { InboxStreams, watchStreams } from './inbox-streams';

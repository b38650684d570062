import { builder } from '@server/platform/graphql/builder';
import { checkFirst, MAX_FIRST } from '@server/platform/graphql/page';
import { admin } from '../policy';
import { UserRef } from './users';
import {
  type AuditActor,
  type AuditEntry,
  type CatalogueEntry,
  findCatalogueEntries,
  findEntries,
} from '../queries/audit';

export const AuditActorRef = builder.objectRef<AuditActor>('AuditActor').implement({
  description: 'The account that made a change.',
  fields: (t) => ({
    id: t.exposeID('id'),
    handle: t.exposeString('handle', { nullable: true }),
    email: t.exposeString('email'),
  }),
});

const AuditEntryRef = builder.objectRef<AuditEntry>('AuditEntry').implement({
  description: 'One change of an account.',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    field: t.exposeString('field', { description: 'Such as `handle`, `email` or `deleted`.' }),
    from: t.exposeString('from', { nullable: true }),
    to: t.exposeString('to', { nullable: true }),
    actor: t.expose('actor', {
      description: 'Null if the program made it.',
      type: AuditActorRef,
      nullable: true,
    }),
  }),
});

builder.objectField(UserRef, 'auditEntries', (t) =>
  t.field({
    description: `The latest changes of the account, newest first; 1 to ${MAX_FIRST}.`,
    type: [AuditEntryRef],
    // One query a user: asking for many users' exceeds the limit.
    complexity: { field: 1_000, multiplier: MAX_FIRST },
    args: { first: t.arg.int({ defaultValue: 20, required: true }) },
    resolve: ({ id }, { first }, context) => {
      admin(context);
      checkFirst(first);
      return findEntries(context.database, id, first);
    },
  }),
);

const CatalogueEntryRef = builder.objectRef<CatalogueEntry>('CatalogueAuditEntry').implement({
  description: 'What an administrator did to the catalogue.',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    action: t.exposeString('action', { description: 'Such as `SET_NAME`.' }),
    subject: t.exposeString('subject', {
      description: 'What was changed: a set’s code, a printing, the source of an import.',
    }),
    from: t.exposeString('from', { nullable: true }),
    to: t.exposeString('to', { nullable: true }),
    actor: t.expose('actor', { type: AuditActorRef, nullable: true }),
  }),
});

builder.queryField('catalogueAudit', (t) =>
  t.field({
    description: `For administrators: the latest changes of the catalogue, newest first; 1 to ${MAX_FIRST}.`,
    type: [CatalogueEntryRef],
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: { first: t.arg.int({ defaultValue: 20, required: true }) },
    resolve: (_root, { first }, context) => {
      admin(context);
      checkFirst(first);
      return findCatalogueEntries(context.database, first);
    },
  }),
);

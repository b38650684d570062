import { builder } from './builder';

builder.queryField('contactEmail', (t) =>
  t.string({
    description: 'Where feedback goes.',
    resolve: (_root, _args, context) => context.contactEmail,
  }),
);

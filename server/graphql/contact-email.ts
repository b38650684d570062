import { builder } from './builder';

builder.queryField('contactEmail', (t) =>
  t.string({
    description: 'Where feedback goes (product 3, CONTACT_EMAIL).',
    resolve: (_root, _args, context) => context.contactEmail,
  }),
);

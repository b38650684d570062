import { graphql } from '@/shared/api/graphql';

export const ContactOperation = graphql(`
  query Contact {
    contactEmail
  }
`);

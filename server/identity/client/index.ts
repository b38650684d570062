export {
  createIdentityClient,
  type IdentityClient,
  type Outcome,
  type Secrets,
} from './identity-client';
export type { Person } from './person';

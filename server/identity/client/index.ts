export {
  createIdentityClient,
  type IdentityClient,
  type Outcome,
  type Secrets,
  type SignedIn,
} from './identity-client';
export type { Person } from './person';

export { DEMO_IDENTITY_PATH, issuerOf } from './issuer';

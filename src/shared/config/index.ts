/** True under `npm run dev` and in tests. Vite and Jest both fill in `process.env.NODE_ENV`. */
export const isDevelopment = process.env.NODE_ENV !== 'production';

/** The application's origin. A server that renders it has none, and shows none. */
export const siteOrigin = (): string => globalThis.location?.origin ?? 'http://localhost';

/** The data API's absolute address, which graphql-request insists on. */
export const graphqlUrl = (): string => new URL('/graphql', siteOrigin()).href;

/** True under `npm run dev` and in tests. Vite and Jest both fill in `process.env.NODE_ENV`. */
export const isDevelopment = process.env.NODE_ENV !== 'production';

/** The data API's absolute address, which graphql-request insists on. */
export const graphqlUrl = (): string => new URL('/graphql', window.location.origin).href;

/** The application's origin. A server that renders it has none, and shows none. */
export const siteOrigin = (): string => globalThis.location?.origin ?? 'http://localhost';

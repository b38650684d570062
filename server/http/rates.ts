import type { Rate } from '@server/rate-limit';

/** Sign-ins that are begun; as long as nobody is signed in, a browser is known by its token. */
export const SIGN_IN_RATE: Rate = { name: 'sign-in', byUser: 20, byAddress: 200 };

/** Files that are read, and imports that are applied. */
export const IMPORT_RATE: Rate = { name: 'import', byUser: 20, byAddress: 100 };

/** Collections that are taken out as files, by their owners or by others who may see them. */
export const EXPORT_RATE: Rate = { name: 'export', byUser: 20, byAddress: 100 };

/** Copies of everything that is kept about a person. */
export const MY_DATA_RATE: Rate = { name: 'my data', byUser: 6, byAddress: 60 };

import * as z from 'zod/mini';

// The content security policy forbids the code that zod would compile.
z.config({ jitless: true });

/** Zod, set up for the browser. Only pages and features use it: what every page loads checks its few answers by hand. */
export { z };

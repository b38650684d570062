import type { createMemoryRouter } from 'react-router-dom';

/** A router of the application, over the window's address or over a made-up one. */
export type ApplicationRouter = ReturnType<typeof createMemoryRouter>;

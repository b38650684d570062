// Hides a warning of Vite's about a form of imports that TypeScript needs.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';

export const { build, createServer } = await import('vite');

// A wish of Vite's about the form of imports that TypeScript doesn't share.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';

export const { build, createServer } = await import('vite');

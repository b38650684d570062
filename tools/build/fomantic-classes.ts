/** The library's classes that src/shared/ui draws with; rules for any other are left out of the build. */
export const usedClasses: ReadonlySet<string> = new Set([
  'ui',
  // button
  'active',
  'basic',
  'button',
  'buttons',
  'disabled',
  'loading',
  'primary',
  // loader
  'centered',
  'inline',
  'loader',
  'text',
  // menu
  'item',
  'menu',
  'pointing',
  'secondary',
  // message
  'header',
  'info',
  'message',
  'negative',
  'positive',
  'warning',
  // placeholder
  'fluid',
  'full',
  'line',
  'medium',
  'placeholder',
  // segment
  'segment',
]);

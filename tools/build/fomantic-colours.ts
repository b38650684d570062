/** The library's colours, each with the token of ours that means the same. */
const colourTokens: Readonly<Record<string, string>> = {
  // grounds
  '#e0e1e2': '--colour-surface-raised',
  '#cacbcd': '--colour-surface-hover',
  '#babbbc': '--colour-surface-hover',
  '#c0c1c2': '--colour-surface-hover',
  '#f8f8f9': '--colour-surface-raised',
  '#f0f0f0': '--colour-skeleton',
  'rgba(0,0,0,.85)': '--colour-backdrop',
  'rgba(0,0,0,.03)': '--colour-surface-hover',
  'rgba(0,0,0,.05)': '--colour-surface-hover',
  // text
  '#1b1c1d': '--colour-text',
  'rgba(0,0,0,.95)': '--colour-text',
  'rgba(0,0,0,.87)': '--colour-text',
  'rgba(0,0,0,.8)': '--colour-text',
  'rgba(0,0,0,.6)': '--colour-text-muted',
  // lines
  'rgba(34,36,38,.22)': '--colour-border',
  'rgba(34,36,38,.15)': '--colour-border',
  'rgba(34,36,38,.12)': '--colour-border',
  'rgba(34,36,38,.1)': '--colour-border',
  'rgba(0,0,0,.1)': '--colour-border',
  '#d4d4d5': '--colour-border',
  '#767676': '--colour-border-strong',
  // accent
  '#2185d0': '--colour-accent',
  '#1678c2': '--colour-accent-hover',
  '#1279c6': '--colour-accent-hover',
  '#1a69a4': '--colour-accent-hover',
};

const COLOUR = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi;

/** A declaration's value with our tokens for colours; white is a surface as a ground and on accents as text. */
export const withTokens = (property: string, value: string): string =>
  value.replaceAll(COLOUR, (colour) => {
    const white = property.startsWith('background') ? '--colour-surface' : '--colour-on-accent';
    const token = /^#f{3}(f{3})?$/i.test(colour) ? white : colourTokens[colour.toLowerCase()];
    return token ? `var(${token})` : colour;
  });

import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { browserLaunchOptions } from './executable';

/** What people's systems have: a font under the names that pages ask for, or nothing but one of another width. */
const KINDS = {
  'an Arial': ['Arial', 'Helvetica', 'Liberation Sans', 'Roboto', 'system-ui'],
  'no Arial': [],
} as const;

export type SystemFonts = keyof typeof KINDS;

export const SYSTEM_FONTS = Object.keys(KINDS) as SystemFonts[];

/** How to launch a browser on a system with these fonts, by a configuration of fontconfig; Linux alone has that. */
export async function launchWithFonts(kind: SystemFonts): Promise<LaunchOptions> {
  const options = await browserLaunchOptions();
  const file = join(tmpdir(), `starbinder-fonts-${process.pid}-${SYSTEM_FONTS.indexOf(kind)}.conf`);
  writeFileSync(file, fontconfig(kind, options.env?.['FONTCONFIG_FILE']));
  return { ...options, env: { ...options.env, FONTCONFIG_FILE: file } };
}

const fontconfig = (
  kind: SystemFonts,
  carried = '/etc/fonts/fonts.conf',
): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">${carried}</include>
${KINDS[kind].map(aliasOf).join('\n')}
${kind === 'no Arial' ? WITHOUT_ARIAL : ''}
</fontconfig>
`;

const aliasOf = (family: string): string =>
  `  <alias binding="same"><family>${family}</family><prefer><family>DejaVu Sans Condensed</family><family>Open Sans</family></prefer></alias>`;

/** Hides what such names would find. */
const WITHOUT_ARIAL = `  <selectfont><rejectfont>
    <pattern><patelt name="family"><string>Arial</string></patelt></pattern>
    <pattern><patelt name="family"><string>Liberation Sans</string></patelt></pattern>
    <pattern><patelt name="family"><string>Roboto</string></patelt></pattern>
  </rejectfont></selectfont>`;

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { unpackCarriedChromium } from './carried-chromium';

const NO_BROWSER =
  'No browser to test in: install Google Chrome or Chromium, or name one in CHROME_PATH.';

/** Runs as root, in a container and without a network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How to launch a browser on this machine: an installed Chrome or Chromium if there is one (or the
 * one named by CHROME_PATH), else, on Linux, the one that npm brought along.
 *
 * @throws Error with one clear sentence where there is none.
 */
export async function browserLaunchOptions(): Promise<LaunchOptions & { args: string[] }> {
  const installed = process.env['CHROME_PATH'] ?? installedBrowsers().find(existsSync);
  if (installed) return { executablePath: installed, args: FLAGS };
  if (process.platform !== 'linux') throw new Error(NO_BROWSER);

  const carried = await unpackCarriedChromium();
  const env = { ...process.env, FONTCONFIG_FILE: carried.fontconfigFile };
  const withLibraries = { ...env, LD_LIBRARY_PATH: carried.libraries };
  const usable = [env, withLibraries].find((candidate) => runs(carried.executablePath, candidate));
  if (!usable) throw new Error(NO_BROWSER);
  return { executablePath: carried.executablePath, args: FLAGS, env: definedOnly(usable) };
}

function installedBrowsers(): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((name) =>
      join('/Applications', `${name}.app`, 'Contents', 'MacOS', name),
    );
  }
  if (process.platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
      const folder = process.env[name];
      return folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [];
    });
  }
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const runs = (executable: string, env: NodeJS.ProcessEnv): boolean =>
  spawnSync(executable, ['--version', '--no-sandbox'], { env, timeout: 20_000 }).status === 0;

const definedOnly = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

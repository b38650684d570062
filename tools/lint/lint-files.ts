import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = process.cwd();

interface Report {
  /** The file's path, with slashes. */
  filename: string;
  /** Plugin and rule, such as `own-text(beside-others)`. */
  code: string;
}

/**
 * Lints files in a folder of their own with one of our plugins.
 *
 * @param plugin such as `own-text`
 * @param config the rest of the configuration, as JavaScript, with the plugin's module as `plugin`
 * @param files their texts by their paths
 */
export async function lintFiles(
  plugin: string,
  config: string,
  files: Record<string, string>,
): Promise<Report[]> {
  const project = realpathSync(mkdtempSync(join(tmpdir(), `${plugin}-`)));
  const write = (path: string, text: string) => {
    mkdirSync(join(project, dirname(path)), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  try {
    copyFileSync(join(root, 'tools', 'lint', `${plugin}.mjs`), join(project, `${plugin}.mjs`));
    write(
      'oxlint.config.mjs',
      `import * as plugin from './${plugin}.mjs';
      export default { jsPlugins: ['./${plugin}.mjs'], categories: { correctness: 'off' }, ...${config} };`,
    );
    for (const [path, text] of Object.entries(files)) write(path, text);
    const { diagnostics } = JSON.parse(await oxlint(project)) as { diagnostics: Report[] };
    return diagnostics.map(({ filename, code }) => ({
      filename: filename.replaceAll('\\', '/'),
      code,
    }));
  } finally {
    rmSync(project, { recursive: true });
  }
}

function oxlint(cwd: string): Promise<string> {
  const command = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const args = [command, '-c', 'oxlint.config.mjs', '--format', 'json', '.'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd }, (error, stdout, stderr) =>
      stdout ? resolve(stdout) : reject(error ?? new Error(stderr)),
    );
  });
}

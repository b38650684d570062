import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const CHECKED = /\.(tsx?|mjs|cjs|css|md|graphql)$/;
/** Generated files, migrations, and the files about these words. */
const UNCHECKED =
  /^(docs\/performance\.md|server\/platform\/db\/migrations\/|src\/shared\/api\/generated\/|tools\/lint\/prose)/;

/** `rules/offers#whose-turn` in a comment: a heading of a file in docs/rules. */
const RULE = /\brules\/([\w.-]+)#([\w-]*)/g;
/** Sections of documents that the repository doesn't have. */
const OUTSIDE = /\b(?:spec|specification|product|quality|architecture) \d|\(catalogue \d/i;
/** Words that slow a reader down. */
const OLD_WORDS =
  /\b(?:anew|whoever|whom|whomever|lest|in vain|deeds?|told|likewise|hither|thither|whence|thence|henceforth|forthwith|albeit|whereupon|naught|amidst|thereof|therein|herein|by who it is|can be had|for want of)\b|(?<!there )\b(?:is|are) none\b/i;
/** A path in a document: `domain/card`, `features/make-offer` (of src), with or without its ending. */
const PATH =
  /`((?:artwork|bench|docs|domain|server|src|tests|tools|app|pages|widgets|features|entities|shared)\/[\w@./-]+)`/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs'];
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g;

/** The anchors of a Markdown file, as GitHub makes them from headings. */
export function anchorsOf(markdown) {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
  return new Set(
    [...prose.matchAll(/^#+ +(.+)$/gm)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/**
 * What is wrong with a file's text: references to rules, links and paths that lead nowhere, references to documents
 * outside of the repository, and old-fashioned words.
 *
 * @param path from the repository's root
 * @param read gives a file's text, or null where there is none
 * @returns `path:line: message` of each
 */
export function faultsIn(path, text, read) {
  const isMarkdown = path.endsWith('.md');
  return text.split('\n').flatMap((line, at) => {
    const messages = [];
    if (OUTSIDE.test(line)) {
      messages.push('refer to a rule in docs/rules instead of a document outside');
    }
    const [word] = OLD_WORDS.exec(line) ?? [];
    if (word !== undefined) messages.push(`“${word}”: an everyday word is easier to read`);
    if (isMarkdown) {
      for (const [, target, anchor] of line.matchAll(LINK)) {
        const file = target === '' ? path : normalize(join(dirname(path), target));
        if (!leadsSomewhere(file, anchor, read)) messages.push(`${target}#${anchor} leads nowhere`);
      }
      for (const [, named] of path === 'CHANGELOG.md' ? [] : line.matchAll(PATH)) {
        if (!isThere(named, read)) messages.push(`there is no ${named}`);
      }
    } else {
      for (const [reference, name, anchor] of line.matchAll(RULE)) {
        if (!leadsSomewhere(`docs/rules/${name}.md`, anchor, read)) {
          messages.push(`docs/rules has no ${reference}`);
        }
      }
    }
    return messages.map((message) => `${path}:${at + 1}: ${message}`);
  });
}

function leadsSomewhere(file, anchor, read) {
  const text = read(file);
  if (text === null) return false;
  return anchor === undefined || anchorsOf(text).has(anchor);
}

const isThere = (named, read) =>
  ['', 'src/', 'server/', 'server/modules/'].some((folder) =>
    ENDINGS.some((ending) => read(folder + named.replace(/\/$/, '') + ending) !== null),
  );

const readIfThere = (file) => {
  if (!existsSync(file)) return null;
  return CHECKED.test(file) ? readFileSync(file, 'utf8') : '';
};

/** Decisions and rules that the index beside them doesn't name. */
export function unlistedIn(files, read) {
  return files
    .filter((file) => /^docs\/(decisions|rules)\/(?!README)[^/]+\.md$/.test(file))
    .filter((file) => !read(join(dirname(file), 'README.md'))?.includes(`](${basename(file)})`))
    .map((file) => `${file}:1: the index beside it doesn't name it`);
}

function main() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => CHECKED.test(file) && !UNCHECKED.test(file) && existsSync(file));
  const faults = [
    ...files.flatMap((file) => faultsIn(file, readFileSync(file, 'utf8'), readIfThere)),
    ...unlistedIn(files, readIfThere),
  ];
  if (faults.length === 0) return;
  process.stdout.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();

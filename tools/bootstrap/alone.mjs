import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { root } from './root.mjs';

const LOCK = join(root, '.preparing.lock');
const POLL_EVERY_MS = 200;
const REPORT_EVERY_MS = 15_000;
const RENEW_EVERY_MS = 1_000;
/** A lock that wasn't renewed for this long is stale: if its process is gone, and in any case. */
const STALE_AFTER_MS = { gone: 3_000, any: 30_000 };

/**
 * Runs work on this folder that two commands must not do at once. A second command waits for the first and says so; it
 * needn't repeat what the first has done.
 */
export async function whileAlone(work) {
  await takeLock();
  const renewing = setInterval(renew, RENEW_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    rmSync(LOCK, { force: true });
  }
}

async function takeLock() {
  const own = `${LOCK}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  let reportAt = 0;
  try {
    for (let waited = 0; !tryLock(own); waited += POLL_EVERY_MS) {
      const holder = readHolder();
      if (holder !== undefined && isStale(holder)) removeStale(holder);
      else if (holder !== undefined && isAlive(holder) && waited >= reportAt) {
        reportWaiting(holder, waited);
        reportAt = waited + REPORT_EVERY_MS;
      }
      await after(POLL_EVERY_MS);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

const reportWaiting = (holder, waited) =>
  process.stdout.write(
    waited < REPORT_EVERY_MS
      ? `Another command (process ${holder}) is installing or building here. Waiting for it…\n`
      : `  still waiting (${Math.round(waited / 1000)} s)\n`,
  );

/** Making a link is atomic: the lock is there with its content, or it isn't. */
function tryLock(own) {
  try {
    linkSync(own, LOCK);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder() {
  try {
    return Number(readFileSync(LOCK, 'utf8'));
  } catch {
    return undefined;
  }
}

function isStale(holder) {
  const age = Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > (isAlive(holder) ? STALE_AFTER_MS.any : STALE_AFTER_MS.gone);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function renew() {
  try {
    utimesSync(LOCK, new Date(), new Date());
  } catch {
    // Another command considered this process dead, after the machine slept.
  }
}

/** Removes a dead holder's lock, unless another waiting command has removed it and holds its own by now. */
function removeStale(holder) {
  const aside = `${LOCK}.${process.pid}.old`;
  try {
    renameSync(LOCK, aside);
    if (Number(readFileSync(aside, 'utf8')) !== holder) linkSync(aside, LOCK);
  } catch {
    // Another command was quicker.
  } finally {
    rmSync(aside, { force: true });
  }
}

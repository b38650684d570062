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
const LOOK_EVERY_MS = 200;
const TELL_EVERY_MS = 15_000;
const RENEW_EVERY_MS = 1_000;
/** A lock that wasn't renewed for that long is left over: of a process that can't be found, and of any. */
const STALE_AFTER_MS = { gone: 3_000, any: 30_000 };

/**
 * Does work on this folder that two commands must not do at once. A second one waits for the first and says so; what the
 * first has made, it needn't make again.
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
  let tellAt = 0;
  try {
    for (let waited = 0; !placed(own); waited += LOOK_EVERY_MS) {
      const holder = readHolder();
      if (holder !== undefined && isStale(holder)) setAside(holder);
      else if (holder !== undefined && isAlive(holder) && waited >= tellAt) {
        tell(holder, waited);
        tellAt = waited + TELL_EVERY_MS;
      }
      await after(LOOK_EVERY_MS);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

const tell = (holder, waited) =>
  process.stdout.write(
    waited < TELL_EVERY_MS
      ? `Another command (process ${holder}) is installing or building here. Waiting for it…\n`
      : `  still waiting (${Math.round(waited / 1000)} s)\n`,
  );

/** A link is there at once and as a whole, or isn't made at all. */
function placed(own) {
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
    // Somebody took this process for dead, after the machine slept.
  }
}

/** Takes a dead holder's lock away; another who waits may have done so, and hold it by now. */
function setAside(holder) {
  const aside = `${LOCK}.${process.pid}.old`;
  try {
    renameSync(LOCK, aside);
    if (Number(readFileSync(aside, 'utf8')) !== holder) linkSync(aside, LOCK);
  } catch {
    // Somebody was quicker.
  } finally {
    rmSync(aside, { force: true });
  }
}

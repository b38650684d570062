import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** Seconds of processor time that a process has used; with its children, also of those that have ended. */
export function processorSeconds(pid: number, children: 'alone' | 'with children'): number {
  const own = statOf(pid);
  if (own === null) return 0;
  if (children === 'alone') return own.used / TICKS_A_SECOND;
  const living = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === pid);
  const used = living.reduce((sum, stat) => sum + (stat?.used ?? 0), own.used + own.ofEnded);
  return used / TICKS_A_SECOND;
}

interface Stat {
  parent: number;
  used: number;
  /** Of children that have ended. */
  ofEnded: number;
}

/** Null for a process that is gone, and where there is no `/proc`. */
function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name in parentheses, which may have spaces: state, parent, …
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const number = (nth: number) => Number(fields[nth]);
    return {
      parent: number(1),
      used: number(11) + number(12),
      ofEnded: number(13) + number(14),
    };
  } catch {
    return null;
  }
}

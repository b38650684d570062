import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The system account that PostgreSQL's processes run as. */
export interface SystemAccount {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root runs it as `nobody`; other users run it themselves. */
export function postgresAccount(): SystemAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  return { uid: asId(entry?.[2]), gid: asId(entry?.[3]) };
}

const asId = (text = '65534'): number => Number(text) >>> 0;

/** Whether the account may enter every folder on the way to a path, and use the path. */
export function canReach(path: string, account: SystemAccount | undefined): boolean {
  if (account === undefined) return true;
  const full = resolve(path);
  const stat = statSync(full, { throwIfNoEntry: false });
  const here = stat === undefined || (stat.mode & accessBit(stat, account)) !== 0;
  return here && (dirname(full) === full || canReach(dirname(full), account));
}

function accessBit(owner: SystemAccount, { uid, gid }: SystemAccount): number {
  if (owner.uid === uid) return 0o100;
  return owner.gid === gid ? 0o010 : 0o001;
}

/** Which trace a request belongs to, as W3C Trace Context names it. */
interface Trace {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** The caller's part of it: 16 hexadecimal digits. */
  parentId: string;
}

const FORM = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;

/** @returns null without a `traceparent`, and for one that the standard calls invalid, which is to be ignored */
export function traceOf(header: string | string[] | undefined): Trace | null {
  const [, version = 'ff', traceId = '', parentId = '', more] =
    typeof header === 'string' ? (FORM.exec(header) ?? []) : [];
  // Later versions may add parts; version 0 has none.
  if (version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(parentId)) return null;
  return { traceId, parentId };
}

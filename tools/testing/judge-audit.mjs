const SERIOUS = ['high', 'critical'];

/** Reads what `npm audit --json` printed. */
export function judgeAudit(printed) {
  let report;
  try {
    report = JSON.parse(printed);
  } catch {
    report = {};
  }
  const isKnown = report.auditReportVersion !== undefined && report.error === undefined;
  const found = Object.values((isKnown && report.vulnerabilities) || {});
  const named = (isWanted) =>
    found.filter(isWanted).map(({ name, severity }) => `${name} (${severity})`);
  return {
    isKnown,
    serious: named(({ severity }) => SERIOUS.includes(severity)),
    others: named(({ severity }) => !SERIOUS.includes(severity)),
  };
}

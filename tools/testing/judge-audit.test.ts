import { judgeAudit } from './judge-audit.mjs';

const reportOf = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });

it.each([
  ['nothing', ''],
  ['no JSON', 'npm error'],
  ['a registry without audits', '{"message":"405 Method Not Allowed","statusCode":405}'],
  ['an error beside a report', '{"auditReportVersion":2,"error":{"code":"ENOAUDIT"}}'],
])('knows nothing from %s', (_, printed) => {
  expect(judgeAudit(printed)).toEqual({ isKnown: false, serious: [], others: [] });
});

it('tells serious weaknesses from lesser ones', () => {
  const found = {
    a: { name: 'a', severity: 'high' },
    b: { name: 'b', severity: 'moderate' },
    c: { name: 'c', severity: 'critical' },
  };
  expect(judgeAudit(reportOf(found))).toEqual({
    isKnown: true,
    serious: ['a (high)', 'c (critical)'],
    others: ['b (moderate)'],
  });
  expect(judgeAudit(reportOf({}))).toEqual({ isKnown: true, serious: [], others: [] });
});

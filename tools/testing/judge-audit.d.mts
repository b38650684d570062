export function judgeAudit(printed: string): {
  isKnown: boolean;
  serious: string[];
  others: string[];
};

import type { Row } from './actors';
import { mutations } from './mutations';
import { queries } from './queries';

/**
 * Who may call what; names with a `$` are the ids that `meet` gives. A field of Query or
 * Mutation without a row fails (rules/attacks#every-field-every-role).
 */
export const operations: Row[] = [...queries, ...mutations];

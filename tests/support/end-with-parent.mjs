/** Preloaded by the program under test, so that a test run that is killed leaves neither it nor its PostgreSQL. */
import { endOnceParentIsGone } from '../../tools/bootstrap/parent.mjs';

endOnceParentIsGone();

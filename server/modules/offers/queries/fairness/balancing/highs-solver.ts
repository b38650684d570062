import loadHighs from 'highs';
import type { Solve } from './balance-choice';

/** Copies and cents are whole, so a bound that is less than 1 away proves the best. */
const EXACT = { mip_rel_gap: 0, mip_abs_gap: 0.9 };

/** Loads HiGHS. It blocks its thread while it solves. */
export async function loadSolver(): Promise<Solve> {
  const highs = await loadHighs();
  return (model, seconds) => {
    const { Status: status, Columns: columns } = highs.solve(model, {
      ...EXACT,
      time_limit: seconds,
      output_flag: false,
    });
    if (status === 'Infeasible') return { status: 'INFEASIBLE', values: {} };
    if (status !== 'Optimal' && status !== 'Time limit reached') {
      throw new Error(`HiGHS can’t solve a choice: ${status}`);
    }
    const values = Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [
        name,
        'Primal' in column ? column.Primal : undefined,
      ]),
    );
    return { status: status === 'Optimal' ? 'OPTIMAL' : 'STOPPED', values };
  };
}

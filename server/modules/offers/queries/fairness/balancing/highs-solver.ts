import type { SolveWhole, WholeModel } from '@domain/deal';
import loadHighs from 'highs';
import type { Solve } from './balance-choice';

/** Copies and cents are whole, so a bound that is less than 1 away proves the best. */
const EXACT = { mip_rel_gap: 0, mip_abs_gap: 0.9 };

/** Of a deal’s price, a thousandth isn't worth a player's seconds. */
const NEARLY_EXACT = { ...EXACT, mip_rel_gap: 0.001 };

/** HiGHS for both kinds of problem. */
export interface Solver {
  /** Of a choice, as the text of a model. */
  solveChoice: Solve;
  /** Of a deal, from a plan to begin with. */
  solveDeal: SolveWhole;
}

/** Loads HiGHS. It blocks its thread while it solves. */
export async function loadSolver(): Promise<Solver> {
  const highs = await loadHighs();
  const { optimal, timeLimit } = highs.constants.modelStatus;
  const { feasible } = highs.constants.solutionStatus;
  const solveDeal: SolveWhole = (whole, start, seconds) =>
    highs.withModel((model) => {
      model.options.set({ ...NEARLY_EXACT, time_limit: seconds, output_flag: false });
      model.passModel(asData(whole));
      model.setSolution({ colValue: start });
      const { modelStatus } = model.run();
      if (modelStatus !== optimal && modelStatus !== timeLimit) {
        throw new Error(`HiGHS can’t find a deal: ${modelStatus}`);
      }
      const isThere = model.info.get('primal_solution_status') === feasible;
      const values = isThere ? model.getSolution().colValue : null;
      return { values, bound: Number(model.info.get('mip_dual_bound')) };
    });
  const solveChoice: Solve = (model, seconds) => {
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
  return { solveChoice, solveDeal };
}

const WHOLE = 1;

/** A model as HiGHS takes it, row by row. */
function asData({ cost, most, rows }: WholeModel) {
  const terms = rows.flatMap((row) => row.terms);
  const starts = [0];
  for (const row of rows) starts.push((starts.at(-1) ?? 0) + row.terms.length);
  return {
    numCols: cost.length,
    numRows: rows.length,
    colCost: cost,
    colLower: cost.map(() => 0),
    colUpper: most,
    rowLower: rows.map(({ least }) => least),
    rowUpper: rows.map((row) => row.most),
    integrality: Int32Array.from(cost, () => WHOLE),
    matrix: {
      format: 'csr',
      numRows: rows.length,
      numCols: cost.length,
      starts,
      indices: terms.map(([variable]) => variable),
      values: terms.map(([, factor]) => factor),
    },
  } as const;
}

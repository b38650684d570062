import { format } from 'node:util';

const printed: string[] = [];

for (const method of ['error', 'warn', 'info', 'log', 'debug'] as const) {
  console[method] = (...given: unknown[]) => void printed.push(format(...given));
}

// A test silences errors that it causes on purpose: `jest.spyOn(console, 'error').mockImplementation()`.
function expectNothingPrinted() {
  const lines = printed.splice(0);
  if (lines.length > 0) throw new Error(`The test printed:\n${lines.join('\n')}`);
}
afterEach(expectNothingPrinted);
afterAll(expectNothingPrinted);

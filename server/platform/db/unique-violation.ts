const UNIQUE_VIOLATION = '23505';

/** Whether an error is a violation of this unique constraint; Drizzle wraps the driver's error. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (
    cause instanceof Error &&
    'code' in cause &&
    cause.code === UNIQUE_VIOLATION &&
    'constraint' in cause &&
    cause.constraint === constraint
  );
}

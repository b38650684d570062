export function anchorsOf(markdown: string): Set<string>;
export function faultsIn(
  path: string,
  text: string,
  read: (file: string) => string | null,
): string[];
export function unlistedIn(files: string[], read: (file: string) => string | null): string[];

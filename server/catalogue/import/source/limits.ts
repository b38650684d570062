/** What a file or an address may cost. */
export interface SourceLimits {
  /** Bytes, after decompression (quality 1). */
  bytes: number;
  /** Milliseconds an address may be silent, before its first byte or between two. */
  silence: number;
  /** Milliseconds an address may take as a whole. */
  total: number;
}

export const SOURCE_LIMITS: SourceLimits = {
  bytes: 64 * 1024 * 1024,
  silence: 15_000,
  total: 180_000,
};

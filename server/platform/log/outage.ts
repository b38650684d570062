import type { FastifyBaseLogger } from 'fastify';

interface Outage {
  readonly isOn: boolean;
  failed(error: unknown): void;
  worked(): void;
}

/**
 * Logs once when something that is retried stops working, and once when it works again. Both are warnings, so a log has
 * both or neither.
 */
export function outageOf(what: string, log: Pick<FastifyBaseLogger, 'warn'>): Outage {
  let isOn = false;
  return {
    get isOn() {
      return isOn;
    },
    failed(error) {
      if (!isOn) log.warn({ err: error }, `${what}: stopped working`);
      isOn = true;
    },
    worked() {
      if (isOn) log.warn(`${what}: works again`);
      isOn = false;
    },
  };
}

import { isNativeError } from 'node:util/types';
import { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '@server/platform/config/config';
import { errorInLog } from './error-in-log';

interface LogTarget {
  level: Config['logLevel'];
  /** The destination, if not standard output. */
  stream?: { write(line: string): void } | undefined;
}

const SENTENCE_LENGTH = 200;

/**
 * How the server logs: one JSON object a line, of a bounded length, without any data about people: no parameters,
 * bodies, cookies, addresses or names, whatever is passed to the logger.
 */
export const logging = ({
  level,
  stream,
}: LogTarget): Pick<FastifyServerOptions, 'logger' | 'logController'> => ({
  logger: {
    level,
    ...(stream && { stream }),
    serializers: {
      err: errorInLog,
      req: (request: FastifyRequest) => ({ operation: operationOf(request) }),
    },
    hooks: {
      logMethod(args, log) {
        const [subject, sentence] = args as [unknown, unknown];
        log.apply(this, sentenceOf(subject, sentence));
      },
    },
  },
  logController: new OwnLines({ disableRequestLogging: true }),
});

/** Without a sentence, pino and the framework would log an error's message. */
function sentenceOf(subject: unknown, sentence: unknown): [object, string] | [object] | [string] {
  if (typeof subject === 'string') return [bounded(subject)];
  const error = isNativeError(subject) ? subject : (subject as { err?: unknown } | null)?.err;
  const given = isNativeError(subject) ? { err: subject } : (subject as object);
  if (typeof sentence === 'string' && !(isNativeError(error) && sentence === error.message)) {
    return [given, bounded(sentence)];
  }
  return error === undefined ? [given] : [given, 'unexpected fault'];
}

/** The framework's sentences contain URLs, whose query may be secret. */
const bounded = (sentence: string): string =>
  sentence.replace(/\?[^\s"]*/g, '?…').slice(0, SENTENCE_LENGTH);

/** Keeps only that line of the framework about requests that nothing else logs. */
class OwnLines extends LogController {
  override streamError(error: Error, request: FastifyRequest): void {
    if ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    request.log.error(
      { err: error, operation: operationOf(request), reference: request.id },
      'an answer broke off',
    );
  }
}

const names = new WeakMap<FastifyRequest, string>();
const NAME_LENGTH = 80;

/** Stores the GraphQL operation of a request, so the log can name it. */
export const nameOperation = (request: FastifyRequest, name: string): void =>
  void names.set(request, name.slice(0, NAME_LENGTH));

/**
 * A request's operation for the log: the GraphQL operation, else method and route, such as `GET /images/cards/:id`. The
 * URL itself would reveal whose page somebody viewed.
 */
export function operationOf(request: FastifyRequest): string {
  return names.get(request) ?? `${request.method} ${request.routeOptions.url ?? '(no route)'}`;
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest first. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** A medium level of Brotli: an answer is compressed while somebody waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Below this many bytes, compression isn't worth its header. */
const WORTH_COMPRESSING = 1_024;

/** The facts of an answer in its headers. */
interface Kind {
  type: string;
  /** The request headers that the answer depends on. */
  vary: string;
}

const JSON_KIND: Kind = { type: 'application/json; charset=utf-8', vary: 'Accept-Encoding' };

/** An answer as bytes, plain or compressed (made on first use, then cached). */
export class ReadyAnswer {
  readonly identity: Buffer;
  #etag: string | undefined;
  readonly #encoded = new Map<Encoding, Buffer | Promise<Buffer>>();

  readonly kind: Kind;

  /** @param content text, or its bytes */
  constructor(content: string | Buffer, kind: Kind = JSON_KIND) {
    this.kind = kind;
    this.identity = typeof content === 'string' ? Buffer.from(content) : content;
    this.#encoded.set('identity', this.identity);
  }

  /** Weak, since all encodings share it. Made on first use, since most answers don't need one. */
  get etag(): string {
    this.#etag ??= `W/"${createHash('sha256').update(this.identity).digest('base64url').slice(0, 27)}"`;
    return this.#etag;
  }

  /** The encoding of `Accept-Encoding` that this answer uses. */
  encodingFor(accepted: string | undefined): Encoding {
    if (accepted === undefined || this.identity.length < WORTH_COMPRESSING) return 'identity';
    return negotiate(accepted, ENCODINGS) ?? 'identity';
  }

  /** The bytes in that encoding, from the cache if possible. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer> {
    let bytes = this.#encoded.get(encoding);
    if (bytes === undefined) {
      const made = encoding === 'br' ? brotli(this.identity, BROTLI) : gzipped(this.identity);
      bytes = made.then((buffer) => {
        this.#encoded.set(encoding, buffer);
        return buffer;
      });
      this.#encoded.set(encoding, bytes);
    }
    return bytes;
  }
}

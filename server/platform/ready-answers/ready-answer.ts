import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { continueBrotli, openBrotli } from './open-brotli';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest first. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** A medium level of Brotli: a set page at a tenth of its size, in about 20 ms, once. */
const BROTLI_QUALITY = 5;

/** Below this many bytes, compression isn't worth its header. */
const WORTH_COMPRESSING = 1_024;

/** An end of up to this many bytes is appended uncompressed rather than compressing the whole again. */
const SHORT_END = 4_096;

/** The facts of an answer in its headers. */
interface Kind {
  type: string;
  /** The request headers that the answer depends on. */
  vary: string;
  /** Hashes of its style elements, which the content security policy has to allow. */
  styleSources?: readonly string[];
}

const JSON_KIND: Kind = { type: 'application/json; charset=utf-8', vary: 'Accept-Encoding' };

/** An answer as bytes, plain or compressed (made on first use, then cached). */
export class ReadyAnswer {
  readonly identity: Buffer;
  #etag: string | undefined;
  readonly #encoded = new Map<Encoding, Buffer | Promise<Buffer>>();

  /** Its compressed start, up to the place where other answers continue it. */
  #open: { at: number; brotli: Promise<Buffer> } | undefined;
  /** The answer that this one continues, and the place where it does. */
  #start: { of: ReadyAnswer; at: number } | undefined;

  readonly kind: Kind;

  /** @param content text, or its bytes */
  constructor(content: string | Buffer, kind: Kind = JSON_KIND) {
    this.kind = kind;
    this.identity = typeof content === 'string' ? Buffer.from(content) : content;
    this.#encoded.set('identity', this.identity);
  }

  /**
   * This answer with more content at a place near its end, for one request. The part before that place is compressed
   * once for all requests.
   */
  with(inserted: string, at: number): ReadyAnswer {
    const parts = [
      this.identity.subarray(0, at),
      Buffer.from(inserted),
      this.identity.subarray(at),
    ];
    const answer = new ReadyAnswer(Buffer.concat(parts), this.kind);
    answer.#start = { of: this, at };
    return answer;
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
      const made = encoding === 'br' ? this.#brotli() : gzipped(this.identity);
      bytes = made.then((buffer) => {
        this.#encoded.set(encoding, buffer);
        return buffer;
      });
      this.#encoded.set(encoding, bytes);
    }
    return bytes;
  }

  async #brotli(): Promise<Buffer> {
    if (this.#start !== undefined) {
      const { of, at } = this.#start;
      const end = this.identity.subarray(at);
      if (end.length <= SHORT_END) return continueBrotli(await of.#openBrotli(at), end);
    }
    return brotli(this.identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.identity.length,
      },
    });
  }

  #openBrotli(at: number): Promise<Buffer> {
    if (this.#open?.at !== at) {
      this.#open = { at, brotli: openBrotli(this.identity.subarray(0, at), BROTLI_QUALITY) };
    }
    return this.#open.brotli;
  }
}

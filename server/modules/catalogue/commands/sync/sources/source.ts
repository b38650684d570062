import type { Orientation } from '@domain/card';
import type { CardFile, RowNote } from '../../import/cards/printing';
import type { ProductPrice } from '../../prices/product-price';
import type { ParsedJson } from './json/parse-json';

/** A provider of catalogue data. What each one knows, and which one wins: docs/catalogue.md. */
export interface Source {
  /**
   * What the source knows: of the whole game if `set` is null, otherwise of this set.
   *
   * @param files the source's own files
   * @throws {ImportRefused} for a file that can't be fetched or read
   */
  read(files: SourceFiles, set: SetRequest | null): Promise<Knowledge>;
}

export interface SetRequest {
  code: string;
  /** What the source itself calls the set in its list; null if it doesn't list it. */
  key: string | null;
}

/** What a source knows. What it doesn't know is absent, and never clears what another one knows. */
export interface Knowledge {
  sets?: Part<SetList>;
  cards?: Part<CardFile>;
  details?: Part<DetailList>;
  prices?: Part<PriceList>;
}

/** One part of a source's knowledge. It is parsed only when it is loaded, so an unchanged one costs nothing. */
export interface Part<Content> {
  /** The files' names, for reports. */
  name: string;
  /** Of the files' contents: equal contents have equal hashes. */
  hash: string;
  /** When the provider stated it, if that is known. */
  statedAt: Date | null;
  /** @throws {ImportRefused} NOT_THE_FORMAT; the file is then forgotten, so the next try fetches it again */
  load(): Promise<Content>;
}

export interface SetList {
  sets: ListedSet[];
  /** Entries that aren't sets, and why. */
  leftOut: RowNote[];
}

export interface ListedSet {
  code: string;
  name: string;
  /** ISO 8601, such as `2024-03-08`; null if it isn't known. */
  releasedOn: string | null;
  key: string;
}

export interface PriceList {
  prices: ProductPrice[];
  rejected: RowNote[];
}

export interface DetailList {
  details: CardDetail[];
  rejected: RowNote[];
}

/** What a list knows of the printing with this number, beside the cards' own file; null for what it doesn't know. */
export interface CardDetail {
  setCode: string;
  number: number;
  frontOrientation: Orientation | null;
  backOrientation: Orientation | null;
  upgradePower: number | null;
  upgradeHp: number | null;
  artist: string | null;
}

/** The files of one source, from its address or from a folder. */
export interface SourceFiles {
  /**
   * @param path below the source's address, such as `79/groups`
   * @returns null if there is no such file
   * @throws {ImportRefused} FILE_UNREADABLE, ADDRESS_UNREACHABLE or TOO_LARGE
   */
  find(path: string): Promise<SourceFile | null>;
  /** All files of the source's folder; at an address, the one that is there. */
  all(): Promise<SourceFile[]>;
}

export interface SourceFile {
  /** Where it is, for people. */
  name: string;
  /** SHA-256 of its content. */
  hash: string;
  /** When the provider changed it, if that is known. */
  statedAt: Date | null;
  /** Its whole content, parsed within bounds. */
  json(): Promise<ParsedJson>;
  /** Forgets what was fetched, since it isn't the format. */
  discard(): Promise<void>;
}

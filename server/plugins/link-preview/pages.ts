import { isCardSetCode } from '@domain/card-set';
import { isPlainText } from '@domain/plain-text';
import { SITE_NAME, subjectOfPath } from '@domain/page';
import { findLinkedCard, findLinkedCardSet } from '@server/catalogue/links';
import type { Database } from '@server/db/database';
import { setTimeout as wait } from 'node:timers/promises';
import { headOf, type Preview } from './head';
import type { PageFiles } from './page-files';
import { templateOf } from './template';
import { cardSetsWords, cardSetWords, cardWords, siteWords } from './words';

interface PagesOptions {
  /** The built index.html. */
  html: string;
  publicUrl: string;
  database: Database;
  filesOf: PageFiles;
}

export interface Pages {
  /**
   * The page for an address (path and query), its head telling what a shared link to it shows. A
   * catalogue that can't be asked in time costs the words about it, never the page.
   */
  at(url: string, onTrouble: (error: unknown) => void): Promise<string>;
  /** The page for any address, without words about it. */
  plain: string;
}

/** A page that waits longer for its head feels slow. */
const WITHIN_MS = 700;

export function createPages({ html, publicUrl, database, filesOf }: PagesOptions): Pages {
  const template = templateOf(html);
  const site = siteWords(template.title, template.description || SITE_NAME);
  const pageWith = (words: Preview, page?: string) =>
    template.fill(
      [headOf(words, { name: SITE_NAME, publicUrl }), page !== undefined && filesOf(page)]
        .filter(Boolean)
        .join('\n    '),
    );
  const sitePage = pageWith(site);
  const homePage = pageWith(site, 'home');
  const cardSetsPage = pageWith(cardSetsWords(site.description), 'card-sets');

  /** One indexed query at the most. */
  const about = async (url: string): Promise<string> => {
    const path = url.split(/[?#]/, 1)[0] ?? '';
    if (path === '/') return homePage;
    const subject = subjectOfPath(path);
    switch (subject?.kind) {
      case undefined:
        return sitePage;
      case 'card-sets':
        return cardSetsPage;
      case 'card-set': {
        if (!isCardSetCode(subject.code)) return sitePage;
        const found = await findLinkedCardSet(database, subject.code);
        return found ? pageWith(cardSetWords(found), subject.kind) : sitePage;
      }
      case 'card': {
        if (!isPlainText(subject.id)) return sitePage;
        const found = await findLinkedCard(database, subject.id);
        return found ? pageWith(cardWords(found), subject.kind) : sitePage;
      }
    }
  };

  return {
    plain: sitePage,
    async at(url, onTrouble) {
      const waiting = new AbortController();
      const page = about(url).catch((error: unknown) => {
        onTrouble(error);
        return sitePage;
      });
      const late = wait(WITHIN_MS, sitePage, { signal: waiting.signal }).catch(() => sitePage);
      const first = await Promise.race([page, late]);
      waiting.abort();
      return first;
    },
  };
}

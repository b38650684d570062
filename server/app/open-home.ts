import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { HOME_WIDTHS } from '@domain/card-image-size';
import { WITHOUT_SCRIPTS } from '@domain/document';

/** The program isn't called ready later than that: a host of pictures may be slow. What is being made is finished all the same. */
const WITHIN_MS = 20_000;

/**
 * Opens the home page as a browser does, so that the first visitor waits neither for the thread that renders first screens nor
 * for the page's pictures (rules/pictures#made-ahead).
 */
export async function openHome(app: FastifyInstance): Promise<void> {
  const opening = open(app).catch((error: unknown) =>
    app.log.warn({ err: error }, 'the home page could not be opened ahead'),
  );
  await Promise.race([opening, after(WITHIN_MS, undefined, { ref: false })]);
}

async function open(app: FastifyInstance): Promise<void> {
  const headers = { accept: 'text/html' };
  const { body } = await app.inject({ url: `/?${WITHOUT_SCRIPTS}`, headers });
  await Promise.all(picturesIn(body).map((url) => app.inject(url)));
}

const PICTURE = /\/images\/(cards|card_sets|card_set_pictures)\/\w+\/(\d+)/g;

/** Those that some window requests, without the other widths that the document offers. */
function picturesIn(html: string): string[] {
  const named = [...html.matchAll(PICTURE)].filter(([, folder, width]) => {
    const widths: readonly number[] = folder === 'cards' ? HOME_WIDTHS.cards : HOME_WIDTHS.cardSets;
    return widths.includes(Number(width));
  });
  return [...new Set(named.map(([url]) => url))];
}

export const SITE_NAME = 'Starbinder';

/** What a browser's tab and the preview of a link call a page: `Card Sets · Starbinder`. */
export const pageTitle = (title: string): string => `${title} · ${SITE_NAME}`;

/** The element of index.html that offers a reload if the application doesn't start (rules/errors#start). */
const START_NOTICE_ID = 'start-notice';

/** To be called once the application has started. */
export const dropStartNotice = (): void => document.getElementById(START_NOTICE_ID)?.remove();

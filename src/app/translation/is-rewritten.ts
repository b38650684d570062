/** Elements of translators, and of proxies that hide e-mail addresses. The application has none of them. */
const FOREIGN = 'font, .__cf_email__, [href*="/cdn-cgi/l/email-protection"]';

/** Whether somebody else wrote into an element's markup, so that React can't take it over as the server made it. */
export const isRewritten = (element: Element): boolean => element.querySelector(FOREIGN) !== null;

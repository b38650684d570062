import { STYLE_FILES_ATTRIBUTE } from '@domain/document';

/**
 * Keeps a page's loader from loading style sheets that the document already contains: it looks for their links. A
 * script adds those links, since a browser's preloader would load even a disabled one that is in the document.
 */
export function declareStyleFiles(): void {
  for (const element of document.querySelectorAll(`style[${STYLE_FILES_ATTRIBUTE}]`)) {
    for (const path of element.getAttribute(STYLE_FILES_ATTRIBUTE)?.split(' ') ?? []) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = path;
      link.disabled = true;
      document.head.append(link);
    }
  }
}

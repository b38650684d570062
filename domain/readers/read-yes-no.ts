import { foldedText } from '../folded-text';

const wordsOf = (list: string): string[] => list.trim().split(/\s+/);

/**
 * Words that spreadsheets and programs write for a yes, in the languages that they are sold in; folded. Without “f”,
 * which is a foil in one program and false in another.
 */
const YES = wordsOf(`
  true t yes y 1 x on wahr ja j vrai oui o verdadero si s vero verdadeiro sim waar prawda
  tak sant sand sann tosi kylla pravda ano igaz dogru evet истина да ✓ ✔ ☑ ☒ ●
`);

const NO = wordsOf(`
  false no n 0 off none - – — falsch nein faux non falso nao onwaar nee falsz nie falskt
  falsk usann nej nei epatosi ei nepravda ne hamis nem yanlis hayir ложь нет ✗ ✘ ☐ □ ○
`);

const KNOWN = new Map<string, boolean | null>([
  ['', null],
  ...YES.map((word) => [word, true] as const),
  ...NO.map((word) => [word, false] as const),
]);

/** Letters that only look different, such as full-width ones, and the space and brackets around a tick. */
const plain = (text: string): string =>
  foldedText(text.normalize('NFKC'))
    .trim()
    .replace(/^[[(](.*)[\])]$/, '$1')
    .trim();

/**
 * A yes or a no as any language's spreadsheet writes it: `TRUE`, `WAHR`, `Sí`, `x`, `1.0`.
 *
 * @returns null for an empty text, undefined for anything else
 */
export const readYesNo = (text: string): boolean | null | undefined => {
  const word = plain(text).replace(/^([01])[.,]0+$/, '$1');
  return KNOWN.has(word) ? KNOWN.get(word) : KNOWN.get(text.trim());
};

import styles from './cut-text.module.css';

/** About the most that a character takes of the font's size, as the mean of a text that may be too long. */
const WIDEST_CHARACTER = 0.62;

/**
 * A class that cuts a text where its line ends; undefined if the text can't be that long. Each cut is a clip, which
 * browsers take longer to paint than the text itself: in a table of thousands of rows, it has to be rare.
 *
 * @param line the least width of the line and its font's size, in CSS pixels
 */
export const cutClass = (
  text: string,
  { width, fontSize }: { width: number; fontSize: number },
): string | undefined =>
  text.length * fontSize * WIDEST_CHARACTER > width ? styles.cut : undefined;

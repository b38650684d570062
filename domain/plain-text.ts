/** NUL, which PostgreSQL keeps in no text, and halves of characters. */
const NO_TEXT = /\0|\p{Surrogate}/u;
const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u;

/** Whether something typed can be kept as a text (rules/attacks#text). */
export const isPlainText = (text: string): boolean => !NO_TEXT.test(text);

/** Whether a text shows nothing: white space, and what has no shape of its own (rules/attacks#text). */
export const isBlank = (text: string): boolean => BLANK.test(text);

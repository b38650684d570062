const CARD_SET_CODE = /^[A-Z]{2,6}$/;

/** Set codes are compared in upper case, whatever a person or a link wrote (spec 2). */
export const normalizeCardSetCode = (text: string): string => text.toUpperCase();

/** Letters only, 2 to 6, upper case (product 12). */
export const isCardSetCode = (text: string): boolean => CARD_SET_CODE.test(text);

/** What `/cards/{x}` names: letters only is a set's code, anything else a card's id (product 4). */
export const isCardSetSegment = (segment: string): boolean => /^[A-Za-z]+$/.test(segment);

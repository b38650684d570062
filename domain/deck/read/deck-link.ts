const LINK = /^(?:https?:\/\/\S+|www\.\S+|[a-z0-9-]+(?:\.[a-z0-9-]+)+\/\S*)$/i;

/** Whether a line is the address of a page. */
export const isLink = (line: string): boolean => LINK.test(line.trim());

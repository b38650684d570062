/**
 * An e-mail address, in an address's parameters as well. The lengths are those of the standard, and they keep
 * the search quick in long texts.
 */
const EMAIL = /([\p{L}\p{N}._%+'-]{1,64})(@|%40)([\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+)/giu;
const PLACEHOLDER = /^person-\d+@example\.invalid$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Makes a function that puts placeholders in the place of e-mail addresses: `person-1@example.invalid` for the
 * first one met, and always the same one for the same address, in whatever case it is written.
 */
export function emailPlaceholders(): (text: string) => string {
  const people = new Map<string, number>();
  return (text) => {
    if (!/@|%40/.test(text)) return text;
    return text.replace(EMAIL, (address, local: string, at: string, host: string) => {
      const key = decoded(`${local}@${host}`).toLowerCase();
      if (PLACEHOLDER.test(key)) return address;
      const person = people.get(key) ?? people.size + 1;
      people.set(key, person);
      return `person-${person}${at}example.invalid`;
    });
  };
}

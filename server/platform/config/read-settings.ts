import type { z } from 'zod';
import { StartRefusal } from '@server/platform/start-refusal';

/** Settings by name, each with what it must be, as the end of a sentence. */
type Settings = Readonly<Record<string, readonly [schema: z.ZodType, expected: string]>>;

export type SettingsOf<Given extends Settings> = {
  [Name in keyof Given]: z.output<Given[Name][0]>;
};

/**
 * Reads settings from environment variables; an empty one counts as unset.
 *
 * @throws StartRefusal naming the variable and what it must be, without its value: any may hold a secret by mistake
 */
export function readSettings<Given extends Settings>(
  settings: Given,
  environment: Readonly<Record<string, string | undefined>>,
): SettingsOf<Given> {
  const values = Object.entries(settings).map(([name, [schema, expected]]) => {
    const result = schema.safeParse(textOf(name, environment[name]));
    if (result.success) return [name, result.data];
    const fault = result.error.issues.map(faultIn).find((each) => each !== undefined);
    throw new StartRefusal(`${name} must be ${expected}.${fault === undefined ? '' : ` ${fault}`}`);
  });
  return Object.fromEntries(values) as SettingsOf<Given>;
}

/** A value as it is meant: a file that holds a secret ends with a line break. */
function textOf(name: string, given = ''): string | undefined {
  const text = given.trim();
  if (/\p{Cc}/u.test(text)) throw new StartRefusal(`${name} must be one line of text.`);
  if (/^(["'`]).*\1$/.test(text)) {
    throw new StartRefusal(`${name} must be without the quotation marks around it.`);
  }
  return text === '' ? undefined : text;
}

/** A schema's own sentence about what is wrong, in `params`. Messages of the library may quote the value. */
function faultIn(issue: z.core.$ZodIssue): string | undefined {
  const fault: unknown = issue.code === 'custom' ? issue.params?.['fault'] : undefined;
  return typeof fault === 'string' ? fault : undefined;
}

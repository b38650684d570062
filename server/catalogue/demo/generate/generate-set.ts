import { randomFrom } from '../random';
import { DEMO_SETS, type SetMood } from '../sets';
import { blueprintsOf } from './blueprint';
import { fieldsOf } from './card-fields';
import type { DemoCard, DemoSet } from './demo-set';
import { nameGiver } from './names';
import { variantsOf } from './variants';

/** Generates one of the demo's sets; the same seed gives the same set (product 5). */
export function generateSet(mood: SetMood, seed: string): DemoSet {
  const { code, name, description } = mood;
  const id = code.toLowerCase();
  const random = randomFrom(seed, code);
  const nameFor = nameGiver(mood, random);
  const cards: DemoCard[] = blueprintsOf(mood, random).map((plan, at) => {
    const fields = fieldsOf(plan, mood.spaceShare, random);
    const number = String(at + 1).padStart(3, '0');
    return { ...fields, ...nameFor(fields), id: `${id}-${number}` };
  });
  const variants = variantsOf(code, cards, seed, random);
  return { id, code, name, description, position: DEMO_SETS.indexOf(mood) + 1, cards, variants };
}

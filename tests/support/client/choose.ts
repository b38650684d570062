import type { UserEvent } from '@testing-library/user-event';

/** Chooses in a select that is text until the mouse or the focus comes to it. */
export async function choose(
  user: UserEvent,
  field: () => HTMLElement,
  option: string,
): Promise<void> {
  await user.hover(field());
  await user.selectOptions(field(), option);
}

import type { ComponentType } from 'react';
import { signs } from './signs';
import { buttons } from './buttons';
import { choices } from './choices';
import { dialogs } from './dialogs';
import { figures } from './figures';
import { layout } from './layout';
import { messages } from './messages';
import { textFields } from './text-fields';
import { loading } from './loading';

/** What the gallery shows of each folder of `src/shared/ui`; a test finds one without a specimen. */
export const specimens: Record<string, ComponentType> = {
  ...signs,
  ...buttons,
  ...choices,
  ...dialogs,
  ...figures,
  ...layout,
  ...messages,
  ...textFields,
  ...loading,
};

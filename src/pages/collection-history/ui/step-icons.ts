import type { StepReason } from '@domain/collection';
import type { IconName } from '@/shared/ui/icon';

/** The sign of each reason. */
export const stepIcons: Record<StepReason, IconName> = {
  EDIT: 'edit',
  QUICK_ADD: 'collection',
  IMPORT: 'lists',
  UNDO: 'retry',
  EXCHANGE: 'offers',
  DEMO: 'collection',
};

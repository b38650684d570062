import { VisuallyHidden } from '@/shared/ui/visually-hidden';

export const VisuallyHiddenSpecimen = () => (
  <p>
    Here is nothing to see
    <VisuallyHidden>, but something to hear</VisuallyHidden>.
  </p>
);

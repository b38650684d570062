import { Button } from '@/shared/ui/button';
import { State, States } from '../state';

const VARIANTS = ['primary', 'secondary', 'quiet'] as const;

export const ButtonSpecimen = () => (
  <States>
    {VARIANTS.map((variant) => (
      <State key={variant} name={variant}>
        <Button variant={variant}>Save</Button>{' '}
        <Button variant={variant} icon="check">
          With a sign
        </Button>{' '}
        <Button variant={variant} icon="close" aria-label={`Close, ${variant}`} />
      </State>
    ))}
    <State name="disabled">
      <Button disabled>Save</Button>
    </State>
    <State name="loading">
      <Button loading>Save</Button>
    </State>
    <State name="pressed">
      <Button aria-pressed>Follow</Button>
    </State>
  </States>
);

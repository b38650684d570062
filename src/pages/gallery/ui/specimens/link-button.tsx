import { LinkButton } from '@/shared/ui/link-button';
import { State, States } from '../state';

const VARIANTS = ['primary', 'secondary', 'quiet'] as const;

export const LinkButtonSpecimen = () => (
  <States>
    {VARIANTS.map((variant) => (
      <State key={variant} name={variant}>
        <LinkButton variant={variant} to="/" icon="list">
          Home, {variant}
        </LinkButton>
      </State>
    ))}
  </States>
);

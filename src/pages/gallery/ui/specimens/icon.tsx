import { Icon, iconNames } from '@/shared/ui/icon';
import { State, States } from '../state';

export const IconSpecimen = () => (
  <States>
    {iconNames.map((name) => (
      <State key={name} name={name}>
        <Icon name={name} />
      </State>
    ))}
  </States>
);

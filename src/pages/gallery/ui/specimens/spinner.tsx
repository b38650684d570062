import { Spinner } from '@/shared/ui/spinner';
import { State, States } from '../state';

export const SpinnerSpecimen = () => (
  <States>
    <State name="plain">
      <Spinner />
    </State>
    <State name="with words of its own">
      <Spinner label="Looking for cards" />
    </State>
  </States>
);

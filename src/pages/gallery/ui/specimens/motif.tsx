import { Motif, figureNames } from '@/shared/ui/motif';
import { State, States } from '../state';

export const MotifSpecimen = () => (
  <States>
    {figureNames.map((figure) => (
      <State key={figure} name={figure}>
        <Motif figure={figure} />
      </State>
    ))}
  </States>
);

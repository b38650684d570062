import { BrandMark } from '@/shared/ui/brand-mark';
import { Icon, iconNames } from '@/shared/ui/icon';
import { Motif, figureNames } from '@/shared/ui/motif';
import { State, States } from '../state';

const BrandMarkSpecimen = () => (
  <State name="beside its name">
    <BrandMark /> <span>Starbinder</span>
  </State>
);

const IconSpecimen = () => (
  <States>
    {iconNames.map((name) => (
      <State key={name} name={name}>
        <Icon name={name} />
      </State>
    ))}
  </States>
);

const MotifSpecimen = () => (
  <States>
    {figureNames.map((figure) => (
      <State key={figure} name={figure}>
        <Motif figure={figure} />
      </State>
    ))}
  </States>
);

export const signs = {
  'brand-mark': BrandMarkSpecimen,
  icon: IconSpecimen,
  motif: MotifSpecimen,
};

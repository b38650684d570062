import { BrandMark } from '@/shared/ui/brand-mark';
import { State } from '../state';

export const BrandMarkSpecimen = () => (
  <State name="beside its name">
    <BrandMark /> Starbinder
  </State>
);

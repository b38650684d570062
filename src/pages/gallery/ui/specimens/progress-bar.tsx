import { ProgressBar } from '@/shared/ui/progress-bar';

export const ProgressBarSpecimen = () => (
  <>
    <ProgressBar label="Standard" value={84} total={252} />
    <ProgressBar label="Foil" value={218} total={218} />
    <ProgressBar label="Import" value={0} total={60_000} text="Not begun" />
  </>
);

import { ErrorPanel } from '@/shared/ui/error-panel';
import { State, States } from '../state';

const stay = () => undefined;

export const ErrorPanelSpecimen = () => (
  <States>
    <State name="without words of its own">
      <ErrorPanel onBack={stay} />
    </State>
    <State name="with another try">
      <ErrorPanel error={{ message: 'The server is busy.' }} onRetry={stay} onBack={stay} />
    </State>
    <State name="outdated tab">
      <ErrorPanel
        error={{ code: 'UNKNOWN_VALUE', message: 'Unknown rarity: MYTHIC' }}
        onBack={stay}
      />
    </State>
  </States>
);

import type { ReactElement } from 'react';
import type { Capsule, Reduce } from '@domain/capsule';
import { makeCapsule } from '../replay/capsules';
import { DeveloperPanel } from '../replay/developer-panel';
import { rootReducer, type AppStore } from '../store';
import type { ApplicationRouter } from '@/shared/lib/address/application-router';
import { FrozenApplication } from './frozen-application';
import { stateRefusal } from './state-refusal';

interface DeveloperToolsProps {
  store: AppStore;
  router: ApplicationRouter;
  /** Whether the store's state came with the document, which capsules record. */
  fromDocument: boolean;
  onClose: () => void;
  /** Chooses the capsule to show frozen. */
  onFreeze: (application: ReactElement) => void;
  onLeave: () => void;
}

/** The developer panel over the live store. */
export function DeveloperTools(props: DeveloperToolsProps) {
  const { store, router, fromDocument, onClose, onFreeze, onLeave } = props;

  const capsule = () => {
    const { pathname, search } = router.state.location;
    return makeCapsule({
      recording: store.recorder.recording(),
      reduce: rootReducer as unknown as Reduce,
      link: `${pathname}${search}`,
      fromDocument,
      now: new Date(),
    });
  };
  const freeze = (imported: Capsule) =>
    onFreeze(<FrozenApplication capsule={imported} onLeave={onLeave} />);

  return (
    <DeveloperPanel
      count={store.recorder.count}
      subscribe={store.subscribe}
      capsule={capsule}
      refusalOf={stateRefusal}
      onImport={freeze}
      onClose={onClose}
    />
  );
}

import { readCapsule, type Capsule, type Reduce } from '@domain/capsule';
import { makeCapsule } from '@/app/replay/capsules';
import { rootReducer, type AppStore } from '@/app/store';
import type { renderApp } from './render-app';

export const reduce = rootReducer as unknown as Reduce;

/** A capsule of what an application shows, read back from its text as from a file. */
export function takeCapsule({
  store,
  router,
}: { store: AppStore } & Pick<ReturnType<typeof renderApp>, 'router'>): Capsule {
  const { pathname, search } = router.state.location;
  const capsule = makeCapsule({
    recording: store.recorder.recording(),
    reduce,
    fromDocument: false,
    link: `${pathname}${search}`,
    now: new Date(),
  });
  const read = readCapsule(JSON.stringify(capsule));
  if (!read.ok) throw new Error(read.message);
  return read.capsule;
}

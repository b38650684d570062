export { makeStore, type AppStore } from './make-store';
export type { Recording } from './record-actions';
export { rootReducer } from './root-reducer';

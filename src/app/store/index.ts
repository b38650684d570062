export { makeStore, type AppStore, type RootState } from './make-store';
export type { Recording } from './record-actions';
export { rootReducer } from './root-reducer';

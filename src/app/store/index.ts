export { makeStore, type AppStore, type RootState } from './make-store';

export {
  useAppDispatch,
  useAppSelector,
  useAppStore,
  type AppStartListening,
  type AppThunk,
} from './typed-store';

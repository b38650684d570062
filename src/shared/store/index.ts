export {
  addAppListener,
  removeAppListener,
  useAppDispatch,
  useAppSelector,
  useAppStore,
  type AppThunk,
} from './typed-store';

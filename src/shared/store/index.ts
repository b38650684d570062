export { useAppDispatch, useAppSelector, useAppStore, type AppThunk } from './typed-store';

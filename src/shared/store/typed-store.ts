import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore, type ReactReduxContextValue } from 'react-redux';

/*
 * `RootState` and `AppDispatch` are global types: `app/store` declares them, since it alone knows all slices, and
 * every layer below may name them without an import that points upwards.
 */

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<ReactReduxContextValue<RootState>['store']>();

/** A command: it may dispatch many actions, and wait for answers between them. */
export type AppThunk<Outcome = void> = ThunkAction<Outcome, RootState, undefined, UnknownAction>;

import { combineReducers } from '@reduxjs/toolkit';
import { headerMenuReducer } from '@/widgets/app-header';
import { cardDetailReducer } from '@/widgets/card-detail-modal';
import { cardPreviewReducer } from '@/widgets/card-hover-preview';
import { cardViewReducer } from '@/features/choose-card-view';
import { cardSortReducer } from '@/features/sort-cards';
import { themeReducer } from '@/features/switch-theme';
import { cardCacheReducer } from '@/entities/card';
import { baseApi } from '@/shared/api';

/** Everything on which a screen depends, as plain data. */
export const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  cardCache: cardCacheReducer,
  cardDetail: cardDetailReducer,
  cardPreview: cardPreviewReducer,
  cardSort: cardSortReducer,
  cardView: cardViewReducer,
  headerMenu: headerMenuReducer,
  theme: themeReducer,
});

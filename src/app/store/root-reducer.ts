import { combineReducers } from '@reduxjs/toolkit';
import { headerMenuReducer } from '@/widgets/app-header';
import { cardDetailReducer } from '@/widgets/card-detail-modal';
import { cardPreviewReducer } from '@/widgets/card-hover-preview';
import { themeReducer } from '@/features/switch-theme';
import { cardCacheReducer } from '@/entities/card';
import { cardListReducer } from '@/entities/card-list';
import { baseApi } from '@/shared/api';

/** Everything on which a screen depends, as plain data. */
export const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  cardCache: cardCacheReducer,
  cardDetail: cardDetailReducer,
  cardList: cardListReducer,
  cardPreview: cardPreviewReducer,
  headerMenu: headerMenuReducer,
  theme: themeReducer,
});

export { cardPreviewReducer } from './model/card-preview-slice';
export { useCardHover } from './model/use-card-hover';
export { CardHoverPreview } from './ui/card-hover-preview';

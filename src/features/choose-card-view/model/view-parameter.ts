import { CARD_VIEWS, DEFAULT_CARD_VIEW, type CardView } from '@domain/card-list-link';

/** The view that a query string names; anything but `image` and `list` means the default (spec 2, 9). */
export function viewOf(parameters: URLSearchParams): CardView {
  const named = parameters.get('view');
  return CARD_VIEWS.find((view) => view === named) ?? DEFAULT_CARD_VIEW;
}

/** The query string for a view: the default view is not written, so that each view has one address. */
export function withView(parameters: URLSearchParams, view: CardView): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (view === DEFAULT_CARD_VIEW) next.delete('view');
  else next.set('view', view);
  return next;
}

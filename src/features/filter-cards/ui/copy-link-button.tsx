import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import { IGNORED_PARAMETERS } from '@domain/card-list-link';
import { keptParameters } from '@domain/query-string';
import { CopyLink, useAbsoluteAddress } from '@/shared/ui/copy-link';

/** Copies the address that shows the same cards to anyone. */
export const CopyLinkButton = memo(function CopyLinkButton() {
  return <CopyLink address={useShareableAddress()} label="Link to these cards" />;
});

/**
 * The page's absolute address without parameters that don't concern its cards, such as `debug`. The rest is canonical
 * already (rules/links#canonical).
 */
function useShareableAddress(): string {
  const { pathname, search } = useLocation();
  const address = useAbsoluteAddress(pathname);
  const query = keptParameters(search, (name) => !IGNORED_PARAMETERS.includes(name));
  return `${address}${query && `?${query}`}`;
}

import { VisuallyHidden } from '@/shared/ui/visually-hidden';

interface SearchStatusProps {
  suggestions: number;
  isWrong: boolean;
}

/** Says to those who don't see it that words are on offer, or that the line isn't understood. */
export const SearchStatus = ({ suggestions, isWrong }: SearchStatusProps) => (
  <VisuallyHidden>
    <span role="status">{statusOf(suggestions, isWrong)}</span>
  </VisuallyHidden>
);

function statusOf(suggestions: number, isWrong: boolean): string {
  if (suggestions > 0) return suggestions === 1 ? '1 suggestion' : `${suggestions} suggestions`;
  return isWrong ? 'The search line can’t be understood; its description says why.' : '';
}

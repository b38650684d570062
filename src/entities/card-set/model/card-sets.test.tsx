import { renderHook } from '@testing-library/react';
import { useCardSets } from './card-sets';

test('outside its provider the card sets can’t be read', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useCardSets())).toThrow(
    'useCardSets must be used within a CardSetsProvider',
  );
  silenced.mockRestore();
});

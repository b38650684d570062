import { renderHook } from '@testing-library/react';
import { useAuth } from './auth';

test('outside its provider the session can’t be read', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within an AuthProvider');
  silenced.mockRestore();
});

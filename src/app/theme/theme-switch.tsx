import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { showTheme, selectTheme, themeChosen } from './theme-slice';

/** Switches between the two themes; its name says to which. */
export function ThemeSwitch() {
  const theme = useAppSelector(selectTheme);
  const dispatch = useAppDispatch();
  const other = theme === 'space' ? 'light' : 'space';
  useEffect(() => showTheme(theme), [theme]);
  return (
    <Button
      variant="quiet"
      icon={theme === 'space' ? 'sun' : 'moon'}
      aria-label={`Switch to the ${other} theme`}
      onClick={() => dispatch(themeChosen(other))}
    />
  );
}

import { useEffect } from 'react';
import { themeAfter, type Theme } from '@domain/theme';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import type { IconName } from '@/shared/ui/icon';
import { selectTheme, themeChosen } from './theme-slice';
import { showTheme } from './shown-theme';

const ICONS: Record<Theme, IconName> = { space: 'moon', light: 'sun' };

/** Switches to the next theme, which its name and icon show. */
export function ThemeSwitch() {
  const theme = useAppSelector(selectTheme);
  const dispatch = useAppDispatch();
  const next = themeAfter(theme);
  useEffect(() => showTheme(theme), [theme]);
  return (
    <Button
      variant="quiet"
      icon={ICONS[next]}
      aria-label={`Switch to the ${next} theme`}
      onClick={() => dispatch(themeChosen(next))}
    />
  );
}

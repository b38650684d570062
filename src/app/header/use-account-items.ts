import { isAdmin } from '@domain/user';
import { useSignOut } from './use-sign-out';
import { useAuth } from '@/entities/session';
import { routes } from '@/shared/routes';
import type { MenuItem } from '@/shared/ui/menu-button';

/** What a signed-in person's own menu offers (rules/pages#header); Admin to administrators alone. */
export function useAccountItems(): MenuItem[] {
  const { user } = useAuth();
  const signOut = useSignOut();
  if (!user) return [];
  return [
    { label: 'Profile', icon: 'user', to: routes.profile },
    { label: 'Preferences', icon: 'settings', to: routes.preferences },
    ...(isAdmin(user) ? [{ label: 'Admin', icon: 'shield', to: routes.admin } as const] : []),
    { label: 'Logout', icon: 'logout', onSelect: signOut },
  ];
}

import { useAuth } from '@/entities/session';
import { useLoginPath } from '@/shared/lib/address/use-login-path';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import { Notice } from '@/shared/ui/notice';

/** What a person still needs for the personal parts of the hub (rules/trading-hub#access). */
export type AccessRequirement = 'SESSION' | 'HANDLE';

/** What the viewer still needs; null for nothing, or until it is known. */
export function useAccessRequirement(): AccessRequirement | null {
  const { status, user, expectsUser } = useAuth();
  if (user) return user.handle === null ? 'HANDLE' : null;
  return status === 'loading' && expectsUser ? null : 'SESSION';
}

/** A link to what the viewer still needs; a login leads back to the hub's address (rules/trading-hub#access). */
export function AccessPrompt({ requirement }: { requirement: AccessRequirement }) {
  const login = useLoginPath();
  if (requirement === 'HANDLE') {
    return (
      <LinkButton variant="primary" icon="user" to={routes.profile}>
        Set up your profile
      </LinkButton>
    );
  }
  return (
    <LinkButton variant="primary" icon="login" to={login}>
      Log in
    </LinkButton>
  );
}

/** Says what the viewer still needs here, with a link; nothing if they need nothing (rules/trading-hub#access). */
export function AccessNotice({ sentences }: { sentences: Record<AccessRequirement, string> }) {
  const requirement = useAccessRequirement();
  return (
    requirement && (
      <Notice actions={<AccessPrompt requirement={requirement} />}>{sentences[requirement]}</Notice>
    )
  );
}

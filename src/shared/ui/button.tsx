import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Button as SemanticButton } from 'semantic-ui-react';
import { Icon, type IconName } from './icon';

export interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'color'> {
  /**
   * `primary`: at most one on a screen; `quiet`: without a background; `destructive`: for an action that removes
   * something for good.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'destructive';
  icon?: IconName;
  /** Shows that its action is running, and ignores further clicks. */
  loading?: boolean;
}

/** A button with a name: text, or `aria-label` beside an icon alone. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'secondary', icon, loading = false, type = 'button', className, children, ...rest },
  ref,
) {
  const name = clsx(`is-${variant}`, icon && !children && 'is-icon-only', className);
  const pressed = rest['aria-pressed'];
  return (
    <SemanticButton
      {...(rest as object)}
      ref={ref}
      type={type}
      loading={loading}
      aria-busy={loading || undefined}
      disabled={rest.disabled || loading}
      // The library sets aria-pressed from these two.
      toggle={pressed !== undefined}
      active={pressed === true}
      primary={variant === 'primary'}
      basic={variant === 'quiet'}
      className={name}
    >
      {icon && <Icon name={icon} />}
      {children}
    </SemanticButton>
  );
});

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconName } from './icon';

interface LinkButtonProps extends LinkProps {
  variant?: 'primary' | 'secondary' | 'quiet';
  icon?: IconName;
  children: ReactNode;
}

/** A link that looks like a button. It is still a link, since it leads to another page. */
export const LinkButton = ({
  variant = 'secondary',
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) => (
  <Link
    {...rest}
    className={clsx(
      'ui button',
      variant === 'primary' && 'primary',
      variant === 'quiet' && 'basic',
      `is-${variant}`,
      className,
    )}
  >
    {icon && <Icon name={icon} />}
    {children}
  </Link>
);

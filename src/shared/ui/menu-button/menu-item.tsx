import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '@/shared/lib/class-names';
import { Icon, type IconName } from '../icon';
import styles from './menu-button.module.css';

interface Words {
  label: string;
  icon?: IconName;
  /** Set apart by colour, for what takes something away. */
  destructive?: boolean;
}

/** An action, or a link to a page of the program. */
export type MenuItem = Words & ({ onSelect: () => void } | { to: LinkProps['to'] });

interface MenuItemViewProps {
  item: MenuItem;
  /** Closes the menu, gives the focus back and then does what the item is for. */
  onSelect: () => void;
}

/** One line of an open menu. */
export function MenuItemView({ item, onSelect }: MenuItemViewProps) {
  const common = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames(styles.item, item.destructive && styles.destructive),
    onClick: onSelect,
  };
  const words = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span className={styles.words}>{item.label}</span>
    </>
  );
  return 'to' in item ? (
    <Link {...common} to={item.to}>
      {words}
    </Link>
  ) : (
    <button {...common} type="button">
      {words}
    </button>
  );
}

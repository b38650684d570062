import { useState } from 'react';
import { TextField } from '@/shared/ui/text-field';
import styles from './admin-users-page.module.css';

const numbers = new Intl.NumberFormat('en-US');

interface UserSearchProps {
  search: string;
  /** How many users there are; undefined while it isn't known. */
  found: number | undefined;
  onSearch: (search: string) => void;
}

/** Looks for users with every letter typed, and tells how many there are. */
export function UserSearch({ search, found, onSearch }: UserSearchProps) {
  // The page's place follows a moment later; what is typed stands at once.
  const [typed, setTyped] = useState(search);
  const [followed, setFollowed] = useState(search);
  if (followed !== search) {
    setFollowed(search);
    setTyped(search);
  }
  const change = (text: string) => {
    setTyped(text);
    setFollowed(text);
    onSearch(text);
  };
  return (
    <div className={styles.search}>
      <TextField
        type="search"
        label="Search users"
        hint="How the e-mail or the handle begins."
        icon="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => change(event.target.value)}
        onClear={() => change('')}
        className={styles.field}
      />
      <p role="status" className={styles.count}>
        {found !== undefined && (found === 1 ? '1 user' : `${numbers.format(found)} users`)}
      </p>
    </div>
  );
}

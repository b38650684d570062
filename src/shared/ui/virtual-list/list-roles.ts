import styles from './virtual-list.module.css';

/** A list's role, repeated: some browsers drop it where items have no marker. */
export const LIST = { role: 'list', className: styles.list } as const;
export const LIST_ITEM = { role: 'listitem' } as const;

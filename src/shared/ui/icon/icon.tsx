import { clsx } from 'clsx';
import styles from './icon.module.css';

/** Strokes on a 24 by 24 grid. */
const paths = {
  alert: 'M12 3.5L22 20.5H2zM12 10v4.5M12 17.5h.01',
  'arrow-down': 'M12 5v14M6 13l6 6 6-6',
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  bookmark: 'M6.5 4h11v16.5L12 16l-5.5 4.5z',
  chart: 'M4 4v16h16M7.5 15l4-5 3 3 5-7',
  check: 'M4.5 12.5l5 5 10-11',
  'chevron-down': 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  collection: 'M8 7l9-3 4 12-9 3zM8 9.5L3.5 12l5 9 5.5-3',
  delete: 'M4 7h16M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10 11v6M14 11v6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  edit: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  filter: 'M4 6h16M7 12h10M10 18h4',
  flip: 'M4 9a8 8 0 0 1 14-3l2 2M20 4v4h-4M20 15a8 8 0 0 1-14 3l-2-2M4 20v-4h4',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9s1.2-6.4 3.8-9z',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.2 9.2a2.9 2.9 0 1 1 4.3 2.5c-1 .6-1.5 1.1-1.5 2.3M12 17h.01',
  history: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 7.5V12l3 2',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  link: 'M10.5 13.5a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7L12 6.3M13.5 10.5a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  lists: 'M4 4h9v16H4zM7 8h3M7 12h3M16 6h4v14h-4M7 16h3',
  lock: 'M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 15v2',
  login: 'M14 4h5v16h-5M4 12h10M10 8l4 4-4 4',
  logout: 'M10 4H5v16h5M9 12h11M16 8l4 4-4 4',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z',
  more: 'M5 11v2M4 12h2M12 11v2M11 12h2M19 11v2M18 12h2',
  next: 'M9.5 6l6 6-6 6',
  offers: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  previous: 'M14.5 6l-6 6 6 6',
  retry: 'M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 4v4.5h-4.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2L20.5 20.5',
  settings: 'M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5',
  share: 'M4 13v7h16v-7M12 15V4M7.5 8L12 3.5 16.5 8',
  shield: 'M12 3l8 3v6c0 4.8-3.3 7.9-8 9-4.7-1.1-8-4.2-8-9V6zM8.5 12l2.5 2.5 4.5-4.5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  undo: 'M8 5L4 9l4 4M4 9h10.5a5.5 5.5 0 0 1 0 11H9',
  upload: 'M12 15V4M7 8.5L12 3.5l5 5M4 20h16',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
} as const;

/** Those that are only straight lines are backgrounds: to a frame of a long list, each SVG costs several elements' time. */
const lines = { add: styles.add, less: styles.less };

export type IconName = keyof typeof paths | keyof typeof lines;

export const iconNames = Object.keys({ ...lines, ...paths }) as IconName[];

/** An icon beside a text; never the only name of anything, so it is hidden from screen readers. */
export const Icon = ({ name }: { name: IconName }) =>
  name in lines ? (
    <span className={clsx(styles.lines, lines[name as keyof typeof lines])} data-icon aria-hidden />
  ) : (
    <svg className={styles.strokes} viewBox="0 0 24 24" data-icon aria-hidden focusable="false">
      <path d={paths[name as keyof typeof paths]} />
    </svg>
  );

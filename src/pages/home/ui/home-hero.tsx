import type { ReactNode } from 'react';
import { PageTitle } from '@/shared/ui/page';
import { CardFan } from './card-fan';
import styles from './home-hero.module.css';

/** The page's heading and what it invites to, beside a hand of cards. */
export const HomeHero = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.hero}>
    <div className={styles.words}>
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
    <CardFan />
  </div>
);

import { skipToken } from '@reduxjs/toolkit/query';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { CardSetGrid } from '@/widgets/card-set-grid';
import { useSetProgressQuery } from '@/entities/card-set';
import { useAuth } from '@/entities/session';
import { useFirstStepsQuery } from '@/entities/user';
import { routes } from '@/shared/routes';
import { Icon, type IconName } from '@/shared/ui/icon';
import { Page, PageTitle } from '@/shared/ui/page';
import { useOwnFiguresQuery } from '../api/own-figures-api';
import { CardFan } from './card-fan';
import { FirstSteps } from './first-steps';
import styles from './home-page.module.css';
import { OwnerPanel } from './owner-panel';

/** Home: for visitors an invitation and what the program offers, for its owners what they have; then the sets (rules/pages#home). */
export function HomePage() {
  const { user, expectsUser } = useAuth();
  const { title, words } = greetingOf(expectsUser ? (user?.name ?? null) : undefined);
  return expectsUser ? (
    <Page title={title} documentTitle="Home" header={<Words title={title}>{words}</Words>}>
      <OwnersHome />
    </Page>
  ) : (
    <Page
      title={title}
      documentTitle="Home"
      header={
        <div className={styles.hero}>
          <Words title={title}>{words}</Words>
          <CardFan />
        </div>
      }
    >
      <Reasons />
      <Sets />
    </Page>
  );
}

/** The page's heading, and what it invites to. */
const Words = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.words}>
    <PageTitle>{title}</PageTitle>
    {children}
  </div>
);

/**
 * Nothing is shown before it is known whether a newcomer's steps come first, so that nothing moves. What is shown is
 * queried here: inside of the boundary, it would be hydrated after other answers have come.
 */
function OwnersHome() {
  const { user } = useAuth();
  const { isLoading } = useFirstStepsQuery(user ? undefined : skipToken);
  const figures = useOwnFiguresQuery(user ? undefined : skipToken, LATEST);
  const progress = useSetProgressQuery(user ? undefined : skipToken, LATEST);
  return user && !isLoading ? (
    <Suspense>
      <FirstSteps />
      <OwnerPanel figures={figures} progress={progress} />
      <Sets />
    </Suspense>
  ) : null;
}

const LATEST = { refetchOnMountOrArgChange: true } as const;

const Sets = () => (
  <section className={styles.sets} aria-labelledby="explore-card-sets">
    <h2 id="explore-card-sets" className={styles.heading}>
      Explore Card Sets
    </h2>
    <CardSetGrid heading="h3" />
  </section>
);

interface Greeting {
  title: string;
  /** A sentence below the title. */
  words: ReactElement;
}

const visitors: Greeting = {
  title: 'Start Your Collection Journey!',
  words: (
    <p>
      <Link to={routes.login}>Log in</Link>{' '}
      <span>to track your collection, share a want list and trade with the community.</span>
    </p>
  ),
};

/**
 * The greeting (rules/pages#home).
 *
 * @param name undefined for visitors; null for somebody who is probably signed in but not known yet
 */
const greetingOf = (name: string | null | undefined): Greeting =>
  name === undefined
    ? visitors
    : {
        title: name === null ? 'Welcome back! 👋' : `Welcome back, ${name}! 👋`,
        words: (
          <p>
            <span>You can track</span> <Link to={routes.ownCollection}>your collection</Link>
            <span>, share a</span> <Link to={routes.ownWantList}>want list</Link> <span>and</span>{' '}
            <Link to={routes.trading}>trade</Link> <span>with the community.</span>
          </p>
        ),
      };

const REASONS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'collection',
    title: 'Know what you own',
    text: 'Count every printing of every card, and see at a glance which ones a set still lacks.',
  },
  {
    icon: 'lists',
    title: 'List what you want and sell',
    text: 'Keep a want list and a sale list, and show them to everyone or to a chosen few.',
  },
  {
    icon: 'offers',
    title: 'Strike a deal',
    text: 'Make an offer on another player’s cards, and talk it over until it suits you both.',
  },
];

/** What a person who signs in can do here. */
const Reasons = () => (
  <ul className={styles.reasons}>
    {REASONS.map(({ icon, title, text }) => (
      <li key={icon} className={styles.reason}>
        <span className={styles.sign}>
          <Icon name={icon} />
        </span>
        <div>
          <strong className={styles.title}>{title}</strong>
          <p className={styles.text}>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);

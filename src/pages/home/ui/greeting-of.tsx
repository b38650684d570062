import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '@/shared/routes';

interface Greeting {
  title: string;
  /** A sentence below the title. */
  words: ReactElement;
}

const visitors: Greeting = {
  title: 'Start Your Collection Journey!',
  words: (
    <p>
      <Link to={routes.login}>Log in</Link> to track your collection, share a want list and trade
      with the community.
    </p>
  ),
};

/**
 * How home greets (rules/pages#home).
 *
 * @param name undefined for visitors; null for somebody who is signed in, as it seems, and not known yet
 */
export const greetingOf = (name: string | null | undefined): Greeting =>
  name === undefined
    ? visitors
    : {
        title: name === null ? 'Welcome back! 👋' : `Welcome back, ${name}! 👋`,
        words: (
          <p>
            You can track <Link to={routes.ownCollection}>your collection</Link>, share a{' '}
            <Link to={routes.ownWantList}>want list</Link> and{' '}
            <Link to={routes.trading}>trade</Link> with the community.
          </p>
        ),
      };

import { Link } from 'react-router-dom';
import { CardSetGrid } from '@/widgets/card-set-grid';
import { routes } from '@/shared/routes';
import { Page } from '@/shared/ui/page';
import { HomeHero } from './home-hero';
import styles from './home-page.module.css';
import { Reasons } from './reasons';

const TITLE = 'Start Your Collection Journey!';

/** A visitor's home: an invitation, what there is to do, then the sets (spec 1, 2). */
export const HomePage = () => (
  <Page
    title={TITLE}
    documentTitle="Home"
    header={
      <HomeHero title={TITLE}>
        <p>
          <Link to={routes.login}>Log in</Link> to track your collection, share a want list and
          trade with the community.
        </p>
      </HomeHero>
    }
  >
    <Reasons />
    <section aria-labelledby="explore-card-sets">
      <h2 id="explore-card-sets" className={styles.heading}>
        Explore Card Sets
      </h2>
      <CardSetGrid heading="h3" />
    </section>
  </Page>
);

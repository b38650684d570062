import { CardSetGrid } from '@/widgets/card-set-grid';
import { useAuth } from '@/entities/session';
import { Page } from '@/shared/ui/page';
import { greetingOf } from './greeting-of';
import { HomeHero } from './home-hero';
import styles from './home-page.module.css';
import { Reasons } from './reasons';

/** Home: a greeting or an invitation, what there is to do, then the sets (rules/pages#home). */
export function HomePage() {
  const { user, expectsUser } = useAuth();
  const { title, words } = greetingOf(expectsUser ? (user?.name ?? null) : undefined);
  return (
    <Page title={title} documentTitle="Home" header={<HomeHero title={title}>{words}</HomeHero>}>
      <Reasons />
      <section aria-labelledby="explore-card-sets">
        <h2 id="explore-card-sets" className={styles.heading}>
          Explore Card Sets
        </h2>
        <CardSetGrid heading="h3" />
      </section>
    </Page>
  );
}

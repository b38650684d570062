import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import { Motif } from '@/shared/ui/motif';
import { Page } from '@/shared/ui/page';
import { Panel } from '@/shared/ui/panel';
import styles from './not-found-page.module.css';

/** What every unknown address shows (spec 2). */
export const NotFoundPage = () => (
  <Page
    title="Not Found"
    lead="There is nothing at this address. The link may be old, or a letter may be wrong."
  >
    <Panel
      centred
      title={
        <>
          <Motif figure="question" />
          No star on our chart
        </>
      }
    >
      <p>From here you can start over, or look through the cards.</p>
      <div className={styles.ways}>
        <LinkButton to={routes.home} variant="primary">
          Go to the home page
        </LinkButton>
        <LinkButton to={routes.cardSets}>Browse the card sets</LinkButton>
      </div>
    </Panel>
  </Page>
);

import { ChooseCurrency } from './choose-currency';
import { EditPreferences } from './edit-preferences';
import { HiddenFirstSteps } from './hidden-first-steps';
import { useCollectionPreferencesQuery } from '@/entities/user';
import { apiErrorOf } from '@/shared/api';
import { LoadError } from '@/shared/ui/load-error';
import { Page } from '@/shared/ui/page';
import { Panel } from '@/shared/ui/panel';
import styles from './preferences-page.module.css';

/** How many copies of a card the viewer collects, and in which currency they see amounts. */
export function PreferencesPage() {
  const { data, error, refetch } = useCollectionPreferencesQuery();
  return (
    <Page title="User Preferences" width="reading" lead="What you choose here is saved at once.">
      <Panel title="Collection Settings" className={styles.panel}>
        <p>
          How many copies make a card complete for you? Copies that your collection lacks count as
          missing. At 0, a kind of printing isn’t collected and is left out of your progress, like
          prestige printings.
        </p>
        {!data && error ? (
          <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />
        ) : (
          <EditPreferences preferences={data} />
        )}
      </Panel>
      <ChooseCurrency />
      <HiddenFirstSteps />
    </Page>
  );
}

import { DEFAULT_WOULD_DO, WOULD_DO_NAMES } from '@domain/want-list';
import {
  useChangeWantSettingsMutation,
  type WantSettings as Settings,
} from '@/entities/trade-list';
import { Checkbox } from '@/shared/ui/checkbox';
import { Disclosure } from '@/shared/ui/disclosure';
import { Notice } from '@/shared/ui/notice';
import { Select } from '@/shared/ui/select';
import styles from './trade-list-contents.module.css';

const CHOICES = DEFAULT_WOULD_DO.map((value) => ({ value, label: WOULD_DO_NAMES[value] }));

interface WantSettingsProps extends Settings {
  wantListId: string;
}

/** What new wants mean, and what others see of the limits; saved at once (rules/trade-lists#what-will-do). */
export function WantSettings(saved: WantSettingsProps) {
  const [change, { originalArgs, isLoading, isError }] = useChangeWantSettingsMutation();
  const shown = isLoading && originalArgs ? originalArgs : saved;
  return (
    <Disclosure title="Settings" headingLevel={2}>
      <div className={styles.wantSettings}>
        {isError && <Notice tone="error" title="Failed to update settings" />}
        <Select
          label="What will do for cards that you add"
          options={CHOICES}
          value={shown.newWantsWouldDo}
          onChange={({ target }) => {
            const chosen = CHOICES.find(({ value }) => value === target.value);
            if (chosen) void change({ ...shown, newWantsWouldDo: chosen.value });
          }}
        />
        <Checkbox
          label="Show others the most that a copy may cost"
          hint="Otherwise they see any price."
          checked={shown.showsAtMost}
          onChange={({ target }) => void change({ ...shown, showsAtMost: target.checked })}
        />
      </div>
    </Disclosure>
  );
}

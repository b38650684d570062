import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { BANNER_LENGTH } from '@domain/sale-list';
import type { SaleList } from '@/entities/trade-list';
import { Disclosure } from '@/shared/ui/disclosure';
import { Notice } from '@/shared/ui/notice';
import { TextArea } from '@/shared/ui/text-area';
import { useTemporaryFlag, useSaleSettings } from '../model/use-sale-settings';
import { PriceSettings } from './price-settings';
import styles from './sale-settings.module.css';
import { ChangedElsewhere, LeaveUnsaved, SettingsActions } from './settings-actions';

/** Milliseconds (rules/trade-lists#settings). */
const SHAKE = 400;
const SAVED_TICK = 1500;

/**
 * The settings of the viewer's sale list: how its prices follow the market, and its banner
 * (rules/trade-lists#settings).
 */
export function SaleSettings({ list }: { list: Pick<SaleList, 'id' | 'settings'> }) {
  const { form, pricing, isDirty, isSaving, failure, conflict, ...edited } = useSaleSettings(list);
  const [isShaking, shake] = useTemporaryFlag(SHAKE);
  const [isSaved, tellSaved] = useTemporaryFlag(SAVED_TICK);
  const [isHeld, setHeld] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  if (isHeld && !isDirty) setHeld(false);

  const mayClose = () => {
    if (!isDirty) return true;
    shake();
    setHeld(true);
    return false;
  };
  /** The button is disabled once it has done its work, and the focus would be lost. */
  const keepFocus = () => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  };
  const save = async (send: () => Promise<boolean>) => {
    if (await send()) tellSaved();
    keepFocus();
  };
  const discard = () => {
    edited.discard();
    place.current?.focus({ preventScroll: true });
  };

  return (
    <Disclosure
      title={isDirty ? 'Settings *' : 'Settings'}
      aside={isDirty && 'Edited'}
      headingLevel={2}
      mayClose={mayClose}
    >
      <form
        ref={place}
        noValidate
        tabIndex={-1}
        aria-label="Settings"
        className={styles.form}
        onSubmit={(event) => void form.handleSubmit(() => save(edited.save))(event)}
      >
        <div className={styles.parts}>
          <PriceSettings form={form} pricing={pricing} />
          <TextArea
            {...form.register('banner')}
            label="Banner Message"
            hint="Shown above your sale list to everyone who can see it."
            limit={BANNER_LENGTH}
            error={form.formState.errors.banner?.message}
            className={styles.banner}
          />
        </div>
        <div
          className={clsx(styles.foot, (isDirty || isSaved) && styles.aloft)}
          data-shaking={isShaking || undefined}
        >
          {failure !== null && (
            <Notice tone="error" title="Failed to update settings">
              {failure}
            </Notice>
          )}
          {conflict ? (
            <ChangedElsewhere
              theirs={conflict}
              isSaving={isSaving}
              onSaveOwn={() => void form.handleSubmit(() => save(edited.saveOverConflict))()}
              onTakeTheirs={discard}
            />
          ) : (
            <SettingsActions
              isDirty={isDirty}
              isSaving={isSaving}
              isHeld={isHeld}
              isSaved={isSaved}
              onDiscard={discard}
            />
          )}
        </div>
      </form>
      <LeaveUnsaved isUnsaved={isDirty} />
    </Disclosure>
  );
}

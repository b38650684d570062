import { forwardRef } from 'react';
import type { Capsule } from '@domain/capsule';
import { formatMoment } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import styles from './frozen-banner.module.css';

interface FrozenBannerProps {
  capsule: Capsule;
  onLeave: () => void;
}

/** Shown above a frozen screen: says what it is and leads back to the live application. */
export const FrozenBanner = forwardRef<HTMLElement, FrozenBannerProps>(function FrozenBanner(
  { capsule, onLeave },
  ref,
) {
  return (
    <section ref={ref} className={styles.banner} aria-label="Recorded state">
      <div role="status">{`You are viewing a recorded state of ${formatMoment(capsule.createdAt)}, recorded by version ${capsule.program}. You can’t change anything here.`}</div>
      <Button onClick={onLeave}>Leave</Button>
    </section>
  );
});

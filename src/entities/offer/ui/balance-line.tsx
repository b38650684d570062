import { sumInDollars } from '@domain/pricing';
import { useMoney } from '@/shared/lib/money';
import { Dotted } from '@/shared/ui/dotted';
import type { Balance } from '../model/balance';
import styles from './balance-line.module.css';

interface BalanceLineProps {
  balance: Balance;
  /** Whether changes are read out, where the person makes them. */
  isLive?: boolean;
}

/** `You give $3.52 · You get $1.98 · you are $1.54 down`, beside the buttons (rules/fairness#who-is-ahead). */
export const BalanceLine = ({
  balance: { gives, gets, result },
  isLive = false,
}: BalanceLineProps) => (
  <p role={isLive ? 'status' : undefined} className={styles.line}>
    <Dotted>
      <Side title="You give" side={gives} />
      <Side title="You get" side={gets} />
      {result}
    </Dotted>
  </p>
);

interface SideProps {
  title: string;
  side: Balance['gives'];
}

/** A side's sum. With money in it, it is in dollars, for which people trade. */
function Side({ title, side: { totalInCents, moneyInCents } }: SideProps) {
  const money = useMoney();
  return (
    <>
      <span>{title}</span>{' '}
      <strong>
        {moneyInCents > 0 ? sumInDollars(totalInCents, money) : money.sum(totalInCents)}
      </strong>
    </>
  );
}

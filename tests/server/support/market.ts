import { CurrentMarket, refreshAllSellerSummaries } from '@server/modules/market';
import type { TestApp } from './test-app';
import { until } from './until';

/** Sums up who sells what, as the job does, and waits until the ready-made market says the same. */
export async function marketFollows({ app, database }: TestApp): Promise<void> {
  await refreshAllSellerSummaries(database);
  const { answer } = await new CurrentMarket(database).get();
  const now = answer.identity.toString();
  await until(async () => (await app.inject('/api/market')).body === now);
}

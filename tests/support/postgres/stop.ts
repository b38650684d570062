import { rm } from 'node:fs/promises';

export default async function stop(): Promise<void> {
  const cluster = globalThis.testCluster;
  if (cluster === undefined) return;
  await cluster.stop();
  await rm(cluster.dataDir, { recursive: true, force: true });
}

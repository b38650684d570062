export { keepFile } from './commands/keep-file';
export { runCatalogue } from './commands/run-catalogue';
export { sweepCatalogueRuns } from './commands/sweep-runs';
export { CATALOGUE_RUN_CHANNEL } from './run';

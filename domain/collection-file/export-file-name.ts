import type { ExportFormat } from './file-format';

/**
 * What an exported collection is called: `{handle}_collection_export.{format}` (rules/collection-files#export), `my_…`
 * without a handle (rules/collection-files#export).
 */
export const exportFileName = (handle: string | null, format: ExportFormat): string =>
  `${handle ?? 'my'}_collection_export.${format}`;

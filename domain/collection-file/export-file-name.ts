import type { ExportFormat } from './file-format';

/**
 * What an exported collection is called: `{handle}_collection_export.{format}` (spec 7), `my_…` without a handle
 * (product 6).
 */
export const exportFileName = (handle: string | null, format: ExportFormat): string =>
  `${handle ?? 'my'}_collection_export.${format}`;

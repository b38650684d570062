import type { ComponentType } from 'react';
import { BrandMarkSpecimen } from './brand-mark';
import { ButtonSpecimen } from './button';
import { CheckboxSpecimen } from './checkbox';
import { ChipSpecimen } from './chip';
import { ChoiceGroupSpecimen } from './choice-group';
import { ConfirmDialogSpecimen } from './confirm-dialog';
import { DataTableSpecimen } from './data-table';
import { DialogSpecimen } from './dialog';
import { DisclosureSpecimen } from './disclosure';
import { DownloadOutcomeSpecimen } from './download-outcome';
import { DraftNoticeSpecimen } from './draft-notice';
import { EmptyStateSpecimen } from './empty-state';
import { ErrorPanelSpecimen } from './error-panel';
import { FieldSpecimen } from './field';
import { IconSpecimen } from './icon';
import { LineChartSpecimen } from './line-chart';
import { LinkButtonSpecimen } from './link-button';
import { LoadErrorSpecimen } from './load-error';
import { MenuButtonSpecimen } from './menu-button';
import { MotifSpecimen } from './motif';
import { NoticeSpecimen } from './notice';
import { NumberFieldSpecimen } from './number-field';
import { PageSpecimen } from './page';
import { PanelSpecimen } from './panel';
import { ProgressBarSpecimen } from './progress-bar';
import { QuantityEntrySpecimen } from './quantity-entry';
import { RetryButtonSpecimen } from './retry-button';
import { SegmentedSpecimen } from './segmented';
import { SelectSpecimen } from './select';
import { ShowMoreSpecimen } from './show-more';
import { SkeletonSpecimen } from './skeleton';
import { SortHeaderSpecimen } from './sort-header';
import { SpinnerSpecimen } from './spinner';
import { SwitchSpecimen } from './switch';
import { TabsSpecimen } from './tabs';
import { TextAreaSpecimen } from './text-area';
import { TextFieldSpecimen } from './text-field';
import { VisuallyHiddenSpecimen } from './visually-hidden';

/** What the gallery shows of each folder of `src/shared/ui`; a test finds one without a specimen. */
export const specimens: Record<string, ComponentType> = {
  'brand-mark': BrandMarkSpecimen,
  button: ButtonSpecimen,
  checkbox: CheckboxSpecimen,
  chip: ChipSpecimen,
  'choice-group': ChoiceGroupSpecimen,
  'confirm-dialog': ConfirmDialogSpecimen,
  'data-table': DataTableSpecimen,
  dialog: DialogSpecimen,
  disclosure: DisclosureSpecimen,
  'download-outcome': DownloadOutcomeSpecimen,
  'draft-notice': DraftNoticeSpecimen,
  'empty-state': EmptyStateSpecimen,
  'error-panel': ErrorPanelSpecimen,
  field: FieldSpecimen,
  icon: IconSpecimen,
  'line-chart': LineChartSpecimen,
  'link-button': LinkButtonSpecimen,
  'load-error': LoadErrorSpecimen,
  'menu-button': MenuButtonSpecimen,
  motif: MotifSpecimen,
  notice: NoticeSpecimen,
  'number-field': NumberFieldSpecimen,
  page: PageSpecimen,
  panel: PanelSpecimen,
  'progress-bar': ProgressBarSpecimen,
  'quantity-entry': QuantityEntrySpecimen,
  'retry-button': RetryButtonSpecimen,
  segmented: SegmentedSpecimen,
  select: SelectSpecimen,
  'show-more': ShowMoreSpecimen,
  skeleton: SkeletonSpecimen,
  'sort-header': SortHeaderSpecimen,
  spinner: SpinnerSpecimen,
  switch: SwitchSpecimen,
  tabs: TabsSpecimen,
  'text-area': TextAreaSpecimen,
  'text-field': TextFieldSpecimen,
  'visually-hidden': VisuallyHiddenSpecimen,
};

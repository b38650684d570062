import type { ComponentType } from 'react';
import { BrandMarkSpecimen, IconSpecimen, MotifSpecimen } from './signs';
import {
  ButtonSpecimen,
  CopyLinkSpecimen,
  LinkButtonSpecimen,
  MenuButtonSpecimen,
  RetryButtonSpecimen,
  ShowMoreSpecimen,
} from './buttons';
import {
  CheckboxSpecimen,
  ChipSpecimen,
  ChoiceGroupSpecimen,
  SegmentedSpecimen,
  SelectSpecimen,
  SwitchSpecimen,
} from './choices';
import { ConfirmDialogSpecimen, DialogSpecimen } from './dialogs';
import {
  DataTableSpecimen,
  LineChartSpecimen,
  ProgressBarSpecimen,
  SortHeaderSpecimen,
} from './figures';
import {
  DisclosureSpecimen,
  PageSpecimen,
  PanelSpecimen,
  TabsSpecimen,
  VisuallyHiddenSpecimen,
} from './layout';
import {
  DownloadOutcomeSpecimen,
  DraftNoticeSpecimen,
  EmptyStateSpecimen,
  ErrorPanelSpecimen,
  LoadErrorSpecimen,
  NoticeSpecimen,
} from './messages';
import {
  FieldSpecimen,
  FileDropSpecimen,
  PriceFieldSpecimen,
  QuantityEntrySpecimen,
  TextAreaSpecimen,
  TextFieldSpecimen,
} from './text-fields';
import { SkeletonSpecimen, SpinnerSpecimen } from './loading';

/** What the gallery shows of each folder of `src/shared/ui`; a test finds one without a specimen. */
export const specimens: Record<string, ComponentType> = {
  'brand-mark': BrandMarkSpecimen,
  button: ButtonSpecimen,
  checkbox: CheckboxSpecimen,
  chip: ChipSpecimen,
  'choice-group': ChoiceGroupSpecimen,
  'confirm-dialog': ConfirmDialogSpecimen,
  'copy-link': CopyLinkSpecimen,
  'data-table': DataTableSpecimen,
  dialog: DialogSpecimen,
  disclosure: DisclosureSpecimen,
  'download-outcome': DownloadOutcomeSpecimen,
  'draft-notice': DraftNoticeSpecimen,
  'empty-state': EmptyStateSpecimen,
  'error-panel': ErrorPanelSpecimen,
  field: FieldSpecimen,
  'file-drop': FileDropSpecimen,
  icon: IconSpecimen,
  'line-chart': LineChartSpecimen,
  'link-button': LinkButtonSpecimen,
  'load-error': LoadErrorSpecimen,
  'menu-button': MenuButtonSpecimen,
  motif: MotifSpecimen,
  notice: NoticeSpecimen,
  page: PageSpecimen,
  panel: PanelSpecimen,
  'price-field': PriceFieldSpecimen,
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

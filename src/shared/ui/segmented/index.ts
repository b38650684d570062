export { Segmented } from './segmented';
export { SegmentedRadios } from './segmented-radios';

import { useState } from 'react';
import { Segmented } from '@/shared/ui/segmented';

const OPTIONS = [
  { value: 'image', label: 'Images', icon: 'image' },
  { value: 'list', label: 'List', icon: 'list' },
  { value: 'plain', label: 'Without a sign' },
] as const;

export function SegmentedSpecimen() {
  const [value, setValue] = useState<(typeof OPTIONS)[number]['value']>('image');
  return <Segmented label="Example" options={OPTIONS} value={value} onChange={setValue} />;
}

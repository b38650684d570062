import { useState } from 'react';
import { Disclosure } from '@/shared/ui/disclosure';
import { Dotted } from '@/shared/ui/dotted';
import { Muted } from '@/shared/ui/muted';
import { Panel } from '@/shared/ui/panel';
import { Tabs } from '@/shared/ui/tabs';
import { Tile } from '@/shared/ui/tile';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { State, States } from '../state';

/** A page holds the one heading of level 1, so that this page itself is the specimen. */
const PageSpecimen = () => <p>The page that you look at: its title, its lead and its width.</p>;

const PanelSpecimen = () => (
  <States>
    <State name="with a title">
      <Panel title="Things that belong together">Text</Panel>
    </State>
    <State name="centred">
      <Panel centred title="All there is">
        Text
      </Panel>
    </State>
    <State name="plain">
      <Panel>Text</Panel>
    </State>
  </States>
);

const TileSpecimen = () => (
  <States>
    <State name="with a link">
      <Tile>
        <a href="#tile">It lifts while the link has the focus</a>
      </Tile>
    </State>
    <State name="in place of one that loads">
      <Tile as="div">Text</Tile>
    </State>
  </States>
);

const DisclosureSpecimen = () => (
  <>
    <Disclosure title="Closed at first" aside="12 cards">
      What is inside.
    </Disclosure>
    <Disclosure title="Open at first, with a heading" headingLevel={3} defaultOpen>
      What is inside.
    </Disclosure>
  </>
);

const TABS = [
  { key: 'standard', label: 'Standard' },
  { key: 'hyperspace', label: 'Hyperspace' },
  { key: 'showcase', label: 'Showcase' },
] as const;

function TabsSpecimen() {
  const [active, setActive] = useState<(typeof TABS)[number]['key']>('standard');
  return (
    <Tabs
      label="Example tabs"
      tabs={TABS}
      active={active}
      onSelect={setActive}
    >{`The panel of ${active}.`}</Tabs>
  );
}

const VisuallyHiddenSpecimen = () => (
  <p>
    <span>Nothing to see here</span>
    <VisuallyHidden>, but something to hear</VisuallyHidden>
    <span>.</span>
  </p>
);

const DottedSpecimen = () => (
  <Dotted>
    <span>SHD 205</span>
    <span>Hyperspace 473</span>
    <span>2 free</span>
  </Dotted>
);

const MutedSpecimen = () => (
  <p>
    <span>1,234 copies</span> <Muted>as of yesterday</Muted>
  </p>
);

export const layout = {
  dotted: DottedSpecimen,
  muted: MutedSpecimen,
  page: PageSpecimen,
  panel: PanelSpecimen,
  tile: TileSpecimen,
  disclosure: DisclosureSpecimen,
  tabs: TabsSpecimen,
  'visually-hidden': VisuallyHiddenSpecimen,
};

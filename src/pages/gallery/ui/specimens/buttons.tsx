import { useCallback, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { CopyLink } from '@/shared/ui/copy-link';
import { LinkButton } from '@/shared/ui/link-button';
import { MenuButton } from '@/shared/ui/menu-button';
import { RetryButton } from '@/shared/ui/retry-button';
import { ShowMore } from '@/shared/ui/show-more';
import { State, States } from '../state';

const BUTTON_VARIANTS = ['primary', 'secondary', 'quiet'] as const;

const ButtonSpecimen = () => (
  <States>
    {BUTTON_VARIANTS.map((variant) => (
      <State key={variant} name={variant}>
        <Button variant={variant}>Save</Button>{' '}
        <Button variant={variant} icon="check">
          With a sign
        </Button>{' '}
        <Button variant={variant} icon="close" aria-label={`Close, ${variant}`} />
      </State>
    ))}
    <State name="disabled">
      <Button disabled>Save</Button>
    </State>
    <State name="loading">
      <Button loading>Save</Button>
    </State>
    <State name="pressed">
      <Button aria-pressed>Follow</Button>
    </State>
  </States>
);

const CopyLinkSpecimen = () => (
  <States>
    <State name="as it is">
      <CopyLink address="https://cards.example/cards/sor-001" label="Link to this card" />
    </State>
  </States>
);

const LINK_VARIANTS = ['primary', 'secondary', 'quiet'] as const;

const LinkButtonSpecimen = () => (
  <States>
    {LINK_VARIANTS.map((variant) => (
      <State key={variant} name={variant}>
        <LinkButton variant={variant} to="/" icon="list">{`Home, ${variant}`}</LinkButton>
      </State>
    ))}
  </States>
);

const MENU_ITEMS = [
  { label: 'Home', icon: 'back', to: '/' },
  { label: 'Download', icon: 'download', onSelect: () => undefined },
  { label: 'Delete', icon: 'delete', destructive: true, onSelect: () => undefined },
] as const;

const MenuButtonSpecimen = () => (
  <States>
    <State name="with words">
      <MenuButton label="Example menu" items={MENU_ITEMS} />
    </State>
    <State name="a sign alone">
      <MenuButton label="More" icon="more" hideLabel variant="quiet" items={MENU_ITEMS} />
    </State>
  </States>
);

const nothing = () => undefined;
/** Counts down while the gallery is open. */
const SOON = { retryAt: Date.now() + 30_000 };

const RetryButtonSpecimen = () => (
  <>
    <RetryButton onClick={nothing} />
    <RetryButton error={SOON} onClick={nothing} />
  </>
);

function ShowMoreSpecimen() {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(2);
  const focusable = useCallback((at: number) => list.current?.querySelectorAll('a')[at], []);
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <a href="#show-more">{`Entry ${at + 1}`}</a>
          </li>
        ))}
      </ul>
      <ShowMore
        count={count}
        loading={false}
        onMore={count < 6 ? () => setCount(count + 2) : null}
        focusable={focusable}
      />
    </>
  );
}

export const buttons = {
  button: ButtonSpecimen,
  'copy-link': CopyLinkSpecimen,
  'link-button': LinkButtonSpecimen,
  'menu-button': MenuButtonSpecimen,
  'retry-button': RetryButtonSpecimen,
  'show-more': ShowMoreSpecimen,
};

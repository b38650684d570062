import { useCallback, useRef, useState } from 'react';
import { ShowMore } from '@/shared/ui/show-more';

export function ShowMoreSpecimen() {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(2);
  const focusable = useCallback((at: number) => list.current?.querySelectorAll('a')[at], []);
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <a href="#show-more">Entry {at + 1}</a>
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

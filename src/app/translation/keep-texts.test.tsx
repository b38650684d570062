import { act, render, screen } from '@testing-library/react';
import { Fragment, useEffect, useState } from 'react';
import { keepTextsInPlace } from './keep-texts';

/** How a translator replaces a text by its own. */
type Replace = (text: Text, own: HTMLElement) => void;

const WAYS: Record<string, Replace> = {
  'in one step': (text, own) => text.replaceWith(own),
  'by replaceChild': (text, own) => text.parentNode?.replaceChild(own, text),
  'before, then removes': (text, own) => {
    text.before(own);
    text.remove();
  },
  'after, then removes': (text, own) => {
    text.after(own);
    text.remove();
  },
  'removes, then puts in': (text, own) => {
    const next = text.nextSibling;
    const parent = text.parentElement;
    text.remove();
    parent?.insertBefore(own, next);
  },
};

/** The texts that aren't the translator's own. */
function texts(node: Node): Text[] {
  if (node instanceof Text) return node.data.trim() ? [node] : [];
  return node.nodeName === 'FONT' ? [] : [...node.childNodes].flatMap(texts);
}

/** In upper case, as a translation. */
function translate(replace: Replace, root: Node = document.body): void {
  for (const text of texts(root)) {
    const own = document.createElement('font');
    own.append(document.createElement('font'));
    own.firstElementChild?.append(text.data.toUpperCase());
    replace(text, own);
  }
}

/** Translates now, and what comes later. @returns ends it */
function translator(replace: Replace): () => void {
  translate(replace);
  const observer = new MutationObserver(() => translate(replace));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

let end: () => void;
let change: (state: Partial<State>) => void;
beforeEach(() => {
  end = keepTextsInPlace();
});
afterEach(() => end());

interface State {
  count: number;
  isOpen: boolean;
  order: readonly string[];
}

/** Texts beside other nodes, as our own components should not have, and libraries do. */
function Sentence() {
  const [state, setState] = useState<State>({ count: 11, isOpen: true, order: ['a', 'b', 'c'] });
  useEffect(() => {
    change = (part) => act(() => setState((known) => ({ ...known, ...part })));
  }, []);
  const { count, isOpen, order } = state;
  return (
    <main>
      <p>
        {isOpen ? <b>all of </b> : 'none of '}
        {count} copies of <i>{count} cards</i>
        {isOpen && ', open'}
      </p>
      <p>{`alone ${count}`}</p>
      <p>
        {order.map((name) => (
          <Fragment key={name}>{name}</Fragment>
        ))}
      </p>
    </main>
  );
}

const shown = () => screen.getByRole('main').textContent?.toLowerCase();

describe.each(Object.entries(WAYS))('a translator that replaces a text %s', (_way, replace) => {
  let stop: () => void;
  beforeEach(() => {
    render(<Sentence />);
    stop = translator(replace);
  });
  afterEach(() => stop());

  test('new numbers replace the old ones, again and again', async () => {
    await change({ count: 7 });
    expect(shown()).toBe('all of 7 copies of 7 cards, openalone 7abc');
    await change({ count: 5 });
    await change({ count: 6 });
    expect(shown()).toBe('all of 6 copies of 6 cards, openalone 6abc');
  });

  test('texts and elements come and go', async () => {
    await change({ isOpen: false });
    expect(shown()).toBe('none of 11 copies of 11 cardsalone 11abc');
    await change({ isOpen: true, count: 3 });
    expect(shown()).toBe('all of 3 copies of 3 cards, openalone 3abc');
  });

  test('texts move', async () => {
    await change({ order: ['c', 'a', 'b'] });
    expect(shown()).toMatch(/cab$/);
    await change({ order: ['b', 'd', 'c'] });
    expect(shown()).toMatch(/bdc$/);
    await change({ order: [] });
    expect(shown()).toMatch(/11$/);
  });

  test('it changes and goes within one task, before the translator is seen', async () => {
    translate(replace);
    change({ count: 8 });
    translate(replace);
    change({ count: 9 });
    expect(shown()).toContain('all of 9 copies of 9 cards');
  });
});

test('a translation that is taken back leaves texts as React knows them', () => {
  render(<Sentence />);
  translate(WAYS['in one step']!);
  for (const font of document.querySelectorAll('p > font, i > font')) {
    font.replaceWith(font.textContent?.toLowerCase() ?? '');
  }
  change({ count: 7, isOpen: false });
  expect(shown()).toBe('none of 7 copies of 7 cardsalone 7abc');
});

test('elements inside of a translator’s can still be removed, and have others put before them', () => {
  render(<Sentence />);
  const wrapper = document.createElement('font');
  const element = document.querySelector('i')!;
  element.replaceWith(wrapper);
  wrapper.append(element);
  change({ isOpen: false, count: 7 });
  expect(shown()).toBe('none of 7 copies of 7 cardsalone 7abc');
});

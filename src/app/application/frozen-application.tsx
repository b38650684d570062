import { Component, type ReactNode, useEffect, type RefObject, useRef, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Capsule } from '@domain/capsule';
import { EmptyState } from '@/shared/ui/empty-state';
import { Providers } from '../providers';
import { FrozenBanner } from '../replay/frozen-banner';
import { makeRoutes } from '../router';
import { frozenStore, withLaterFields } from './frozen-store';

/** Shows a message if a state can't be rendered, so the way back stays on the screen. */
class FrozenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <EmptyState figure="lens" title="The recorded state can’t be shown">
          Another version of the program recorded it, or the file was changed.
        </EmptyState>
      </main>
    );
  }
}

/** The user events that are blocked. Wheel, touch and focus are left to the browser. */
const STOPPED = [
  'click dblclick auxclick contextmenu mousedown mouseup mouseover mouseout mousemove',
  'pointerdown pointerup pointermove pointerover pointerout keydown keyup beforeinput input change',
  'submit reset paste cut dragstart dragover drop toggle',
].flatMap((line) => line.split(' '));

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea');

/** Whether the browser's default action is prevented: Tab and scrolling still work, links and typing don't. */
function isPrevented(event: Event): boolean {
  const { type, target } = event;
  if (type === 'keydown') return isField(target) && (event as KeyboardEvent).key !== 'Tab';
  if (type === 'mousedown') return target instanceof Element && target.matches('select');
  return /^(click|auxclick|beforeinput|submit|reset|paste|cut|drag|drop)/.test(type);
}

/** Blocks user events outside of one element. */
function useInert(except: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stop = (event: Event) => {
      if (event.target instanceof Node && except.current?.contains(event.target)) return;
      event.stopPropagation();
      if (isPrevented(event)) event.preventDefault();
    };
    for (const type of STOPPED) window.addEventListener(type, stop, { capture: true });
    return () => {
      for (const type of STOPPED) window.removeEventListener(type, stop, { capture: true });
    };
  }, [except]);
}

/** A router with one fixed address, which loads nothing; the window's address stays the live application's. */
const frozenRouter = (link: string) =>
  Object.assign(createMemoryRouter(makeRoutes(), { initialEntries: [link] }), {
    navigate: () => Promise.resolve(),
  });

interface FrozenApplicationProps {
  capsule: Capsule;
  onLeave: () => void;
}

/** The application as a capsule recorded it: no requests, no changes (rules/capsules#frozen). */
export function FrozenApplication({ capsule, onLeave }: FrozenApplicationProps) {
  const banner = useRef<HTMLElement>(null);
  const [store] = useState(() => frozenStore(withLaterFields(capsule.finalState)));
  const [router] = useState(() => frozenRouter(capsule.link));
  useInert(banner);
  useEffect(() => {
    banner.current?.querySelector('button')?.focus();
  }, []);

  return (
    <>
      <FrozenBanner ref={banner} capsule={capsule} onLeave={onLeave} />
      <FrozenBoundary>
        <Providers store={store} router={router}>
          <RouterProvider router={router} useTransitions={false} />
        </Providers>
      </FrozenBoundary>
    </>
  );
}

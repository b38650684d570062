import { useEffect, type RefObject } from 'react';

/** What reaches the application of a person's doing. Wheel, touch and the focus stay the browser's. */
const STOPPED = [
  'click dblclick auxclick contextmenu mousedown mouseup mouseover mouseout mousemove',
  'pointerdown pointerup pointermove pointerover pointerout keydown keyup beforeinput input change',
  'submit reset paste cut dragstart dragover drop toggle',
].flatMap((line) => line.split(' '));

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea');

/** Whether the browser's own answer is prevented: Tab and scrolling go on, following a link or typing doesn't. */
function isPrevented(event: Event): boolean {
  const { type, target } = event;
  if (type === 'keydown') return isField(target) && (event as KeyboardEvent).key !== 'Tab';
  if (type === 'mousedown') return target instanceof Element && target.matches('select');
  return /^(click|auxclick|beforeinput|submit|reset|paste|cut|drag|drop)/.test(type);
}

/** Keeps all that a person does from the page, but within one element. */
export function useStillness(except: RefObject<HTMLElement | null>): void {
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

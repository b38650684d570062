import { useEffect, useRef, useState } from 'react';
import type { ShownNote } from './discussion';

/**
 * The other side's latest notes since the page was opened, for screen readers. The viewer's own notes aren't announced.
 */
export function useLiveAnnouncement(discussion: readonly ShownNote[], other: string): string {
  const [announcement, setAnnouncement] = useState('');
  const latest = discussion.at(-1)?.note.id;
  const known = useRef(latest);
  useEffect(() => {
    const from = discussion.findIndex(({ note }) => note.id === known.current) + 1;
    known.current = latest;
    const words = discussion
      .slice(from)
      .filter(({ isOwn }) => !isOwn)
      .map(({ note }) => `${other}: ${note.content}`);
    if (words.length > 0) setAnnouncement(words.join('\n'));
    // Runs only for a new latest note, not for earlier ones that are loaded on demand.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [latest]);
  return announcement;
}

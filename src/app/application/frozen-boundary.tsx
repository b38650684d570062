import { Component, type ReactNode } from 'react';
import { EmptyState } from '@/shared/ui/empty-state';

/** Says so where a state can't be drawn at all, so that the way back stays on the screen. */
export class FrozenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <EmptyState figure="lens" title="The recorded state can’t be shown">
          It was recorded by another version of the program, or changed since.
        </EmptyState>
      </main>
    );
  }
}

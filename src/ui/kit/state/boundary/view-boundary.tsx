import { Component, type ReactNode } from 'react';

export interface ViewBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of what threw. */
  readonly fallback: ReactNode;
  readonly onFailure: (error: unknown) => void;
}

/** So often a view is mounted again whose elements were changed by a browser's translation or by an extension. */
const mostRemounts = 10;

/** React no longer finds an element where it put it: the page was changed from outside. */
const isForeignChange = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

/**
 * Keeps a view that throws from taking down more than itself, and reports it once (REL-04). A view whose elements were
 * changed from outside is mounted again with new ones; its flows are above it and go on.
 */
export class ViewBoundary extends Component<ViewBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };
  private remounts = 0;

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (isForeignChange(error) && this.remounts < mostRemounts) {
      this.remounts += 1;
      this.setState({ failed: false });
    } else this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

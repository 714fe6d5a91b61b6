import { Component, type ReactNode } from 'react';

export interface ViewBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of what threw. */
  readonly fallback: ReactNode;
  readonly onFailure: (error: unknown) => void;
}

/** Keeps a view that throws from taking down more than itself, and tells of it once (REL-04). */
export class ViewBoundary extends Component<ViewBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

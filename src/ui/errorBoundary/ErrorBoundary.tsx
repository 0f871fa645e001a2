import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Shown instead of the broken children; `retry` mounts them anew. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  onError: (error: Error, componentStack: string) => void;
}

/** Keeps an error in its children from breaking the rest of the page. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    this.props.onError(error, info.componentStack ?? '');
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error, () => this.setState({ error: null })) : this.props.children;
  }
}

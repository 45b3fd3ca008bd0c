import { Component, type ReactNode } from 'react';
import { ErrorState } from '../views/ui/feedback.tsx';

/** What a screen that failed to draw leaves: a sentence and a way on, instead of a blank page. Another place is drawn anew. */
export class Crash extends Component<{ place: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ place }: { place: string }) {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <ErrorState title="This page could not be shown" onRetry={() => location.reload()}>
          What you typed in a form with several steps is kept. If it happens again, please contact support.
        </ErrorState>
      </main>
    );
  }
}

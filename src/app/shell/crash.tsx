import { Component, type ReactNode } from 'react';
import { shellPaths } from '../../paths/shell.ts';
import { Button, LinkButton } from '../../views/ui/actions/button.tsx';
import { EmptyState } from '../../views/ui/feedback/feedback.tsx';

type CrashProps = {
  /** The current address; a new address renders again after a failure. */
  place: string;
  /** Whether it is inside the frame, so that only the screen has failed. */
  isFramed?: boolean;
  children: ReactNode;
};

/** The error boundary of a screen: it shows a message with two actions. React logs the error once. */
export class Crash extends Component<CrashProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ place }: CrashProps) {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { isFramed = false } = this.props;
    const words = (
      <div role="alert">
        <EmptyState
          icon="alert"
          title="This page could not be shown"
          action={
            <>
              <Button onPress={() => (isFramed ? this.setState({ hasFailed: false }) : location.reload())}>
                Try again
              </Button>
              <LinkButton href={shellPaths.dashboard()} look="ghost">
                Back to dashboard
              </LinkButton>
            </>
          }
        >
          What you typed in a form with several steps is kept. If it happens again, please contact support.
        </EmptyState>
      </div>
    );
    return isFramed ? words : <main>{words}</main>;
  }
}

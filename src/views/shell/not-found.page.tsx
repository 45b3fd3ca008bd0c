import { shellPaths } from '../../paths/shell.ts';
import { LinkButton } from '../ui/actions/button.tsx';
import { MessagePage } from './message-page.tsx';

export function NotFoundPage({ isFramed }: { isFramed: boolean }) {
  return (
    <MessagePage
      isFramed={isFramed}
      icon="compass"
      title="The requested URL/webpage was not found"
      action={
        <LinkButton href={shellPaths.dashboard()} look="primary" size="large">
          Go back to homepage
        </LinkButton>
      }
    >
      The address may be mistyped, or the page may have moved.
    </MessagePage>
  );
}

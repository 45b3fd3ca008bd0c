import { JoinPage } from '../../views/people/join.page.tsx';
import type { ScreenProps } from '../screen.ts';
import { Queries } from '../session/queries.tsx';

/** Outside the frame, which provides the queries elsewhere. */
export function JoinScreen({ params }: ScreenProps) {
  return (
    <Queries>
      <JoinPage token={params.token ?? ''} />
    </Queries>
  );
}

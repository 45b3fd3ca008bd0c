import { RoadsidePage } from '../../views/fleet/roadside/roadside.page.tsx';
import type { ScreenProps } from '../screen.ts';
import { Queries } from '../session/queries.tsx';

/** Outside the frame, which provides the queries elsewhere. */
export function RoadsideScreen({ params }: ScreenProps) {
  return (
    <Queries>
      <RoadsidePage token={params.token ?? ''} />
    </Queries>
  );
}

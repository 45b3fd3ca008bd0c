import { OwnShiftsPage } from '../../views/rota/own-shifts.page.tsx';
import type { ScreenProps } from '../screen.ts';
import { Queries } from '../session/queries.tsx';

/** Outside the frame, which provides the queries elsewhere. */
export function OwnShiftsScreen({ params }: ScreenProps) {
  return (
    <Queries>
      <OwnShiftsPage token={params.token ?? ''} />
    </Queries>
  );
}

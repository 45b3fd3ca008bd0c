import type { ReactNode } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { checkItemLabels } from '../../../../openapi/generated/lists/fleet.checks.ts';
import { showDate } from '../../ui/content/date.ts';
import { Notice } from '../../ui/feedback/feedback.tsx';
import * as css from './stops.css.ts';

export type VehicleStop = components['schemas']['VehicleStop'];

/** As in `Brakes and hand brake; Steering`. */
const itemsText = ({ items }: Pick<VehicleStop, 'items'>): string =>
  items.map((item) => checkItemLabels[item]).join('; ');

type StopNoticeProps = {
  stop: VehicleStop;
  /** What can be done about it. */
  children?: ReactNode;
};

/** That a vehicle is not to be driven: what is not all right, in which check, and who has found it. */
export function StopNotice({ stop, children }: StopNoticeProps) {
  const { stopped_on, stopped_by } = stop;
  return (
    <Notice tone="bad">
      <p className={css.title}>Not to be driven</p>
      <p className={css.why}>
        {itemsText(stop)}: not all right in the check of <span>{showDate(stopped_on)}</span>
        {stopped_by === '' ? '' : ` by ${stopped_by}`}.
      </p>
      {children}
    </Notice>
  );
}

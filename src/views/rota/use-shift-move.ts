import { type RefObject, useEffect, useState } from 'react';
import type { Problem } from '../../domain/shared/problem.ts';
import { updateShift } from '../../services/operations/rota.shifts.ts';
import { useBusiness } from '../shared/business/business.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import type { HourCycle } from '../ui/content/time.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { useStable } from '../ui/foundations/use-stable.ts';
import type { Cell, OnDropped } from './drag-shifts.ts';
import { longDay, type Shift, timesText } from './week-texts.ts';

/** Lets shifts be dragged with a mouse while there is somebody to hear of it; the code of it loads when one comes. */
export function useShiftDrag(table: RefObject<HTMLElement | null>, shown: unknown, onDropped: OnDropped | null): void {
  const isOn = onDropped !== null;
  const [hasMouse, setMouse] = useState(false);
  const dropped = useStable((shift: string, on: Cell) => onDropped?.(shift, on));
  useEffect(() => {
    if (!isOn) return;
    const come = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setMouse(true);
    const element = table.current;
    element?.addEventListener('pointerover', come);
    return () => element?.removeEventListener('pointerover', come);
  }, [table, isOn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another week has other shifts and cells.
  useEffect(() => {
    const element = table.current;
    if (element === null || !isOn || !hasMouse) return;
    let stop: (() => void) | null = null;
    let isLeft = false;
    void import('./drag-shifts.ts').then(({ dragShifts }) => {
      if (!isLeft) stop = dragShifts(element, dropped);
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [table, isOn, hasMouse, dropped, shown]);
}

/** @property despite the reason for which a rule is broken: that of the old place does not hold for another one */
type Move = { shift: Shift; to: Cell; despite: string | null };
export type RefusedMove = { shift: Shift; to: Cell; problem: Problem };

/**
 * Moves a shift to somebody else or another day, and back again.
 * @param onRefused hears what is said against it, for the form to show
 */
export function useShiftMove(cycle: HourCycle, onRefused: (refused: RefusedMove) => void) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: ({ signal, idempotencyKey }, { shift, to, despite }: Move) =>
      updateShift(
        { businessId, idempotencyKey, id: shift.id, seen: shift, ...factsOf(shift), ...to, despite },
        { signal },
      ),
    onDone: (moved, { shift }) =>
      notify('good', `Moved to ${longDay(moved.date)}, ${timesText(moved, cycle)}`, {
        for: 'feedback',
        action: {
          label: 'Undo',
          onPress: () => request.send({ shift: moved, to: cellOf(shift), despite: shift.despite }),
        },
      }),
    onFailed: (problem, { shift, to }) => onRefused({ shift, to, problem }),
  });
  return (shift: Shift, to: Cell) => request.send({ shift, to, despite: null });
}

const cellOf = ({ employee, date }: Shift): Cell => ({ employee, date });

/** A shift as it is sent. */
const factsOf = ({ start, end, break_minutes, location, role, note }: Shift) => ({
  start,
  end,
  break_minutes,
  location: location.id,
  role: role?.id ?? null,
  note,
});

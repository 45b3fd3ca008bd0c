import { useState } from 'react';
import { blocksOf, type Week } from '../../../rules/rota/week.ts';
import { Button } from '../ui/actions/button.tsx';
import { Dialog, DialogBody } from '../ui/overlays/dialog.tsx';
import * as css from './rota.css.ts';

type WeekChoiceProps = { shown: Week; isOpen: boolean; onClose: () => void; onChoose: (week: Week) => void };

/** The weeks of a year in blocks of four. */
export function WeekChoice({ shown, isOpen, onClose, onChoose }: WeekChoiceProps) {
  const [year, setYear] = useState(shown.year);
  return (
    <Dialog title="Choose a week" isOpen={isOpen} onClose={onClose} width="form">
      <DialogBody>
        <div className={css.block}>
          <Button onPress={() => setYear(year - 1)}>{String(year - 1)}</Button>
          <strong aria-live="polite">{year}</strong>
          <Button onPress={() => setYear(year + 1)}>{String(year + 1)}</Button>
        </div>
        {blocksOf(year).map(({ title, weeks }) => (
          <section key={title} aria-label={title}>
            <h3 className={css.blockTitle}>{title}</h3>
            <div className={css.block}>
              {weeks.map((week) => {
                const isShown = shown.year === year && shown.week === week;
                return (
                  <Button
                    key={week}
                    look={isShown ? 'primary' : 'secondary'}
                    aria-label={`Week ${week} of ${year}`}
                    onPress={() => onChoose({ year, week })}
                  >
                    {String(week)}
                  </Button>
                );
              })}
            </div>
          </section>
        ))}
      </DialogBody>
    </Dialog>
  );
}

import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import * as css from './feedback.css.ts';

/** How far something is, in percent. A thin one carries its words for screen readers only. */
export function ProgressBar({ label, percent, isThin = false }: { label: string; percent: number; isThin?: boolean }) {
  return (
    <AriaProgressBar value={percent} {...(isThin ? { 'aria-label': label } : {})}>
      {isThin ? null : (
        <div className={css.barHead}>
          <Label>{label}</Label>
          <span>{percent}%</span>
        </div>
      )}
      <div className={isThin ? css.thinTrack : css.track}>
        <div className={css.bar} style={{ width: `${percent}%` }} />
      </div>
    </AriaProgressBar>
  );
}

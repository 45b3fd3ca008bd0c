import { useEffect, useEffectEvent, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { signaturePath } from '../../../domain/assets/handover.ts';
import { Button } from '../../ui/actions/button.tsx';
import * as field from '../../ui/fields/field.css.ts';
import * as css from './handover.css.ts';

type SignatureFieldProps = {
  label: string;
  hint: string;
  /** With strokes in a box of 600 by 200 as the data of an SVG path; null while nothing is drawn. */
  onChange: (drawing: string | null) => void;
};

/** A field to sign in with a finger, a pen or a mouse. A form with it has another way for the keyboard. */
export function SignatureField({ label, hint, onChange }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const [isDrawn, setDrawn] = useState(false);
  const tell = useEffectEvent((drawing: string | null) => {
    setDrawn(drawing !== null);
    onChange(drawing);
  });
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const drawn = new SignaturePad(element, { penColor: getComputedStyle(element).color, minWidth: 1, maxWidth: 2.5 });
    pad.current = drawn;
    drawn.addEventListener('endStroke', () =>
      tell(signaturePath(drawn.toData(), { width: element.clientWidth, height: element.clientHeight })),
    );
    let width = 0;
    const fit = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      const scale = width === 0 ? 1 : element.clientWidth / width;
      width = element.clientWidth;
      resize(element);
      const strokes = drawn.toData();
      for (const { points } of strokes)
        for (const point of points) {
          point.x *= scale;
          point.y *= scale;
        }
      drawn.fromData(strokes);
    });
    fit.observe(element);
    return () => {
      fit.disconnect();
      drawn.off();
    };
  }, []);
  const clear = () => {
    pad.current?.clear();
    setDrawn(false);
    onChange(null);
  };
  return (
    <div className={field.field}>
      <div className={css.padHead}>
        <span className={field.label}>
          {label} <span className={field.optional}>optional</span>
        </span>
        <Button look="ghost" onPress={clear} isDisabled={!isDrawn}>
          Clear
        </Button>
      </div>
      <canvas
        ref={canvas}
        className={css.pad}
        role="img"
        aria-label={isDrawn ? `${label}, drawn` : `${label}, empty`}
      />
      <span className={css.padHint}>{hint}</span>
    </div>
  );
}

/** As many pixels as the screen has, so that lines are sharp. */
function resize(canvas: HTMLCanvasElement): void {
  const ratio = Math.max(window.devicePixelRatio, 1);
  canvas.width = canvas.clientWidth * ratio;
  canvas.height = canvas.clientHeight * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
}

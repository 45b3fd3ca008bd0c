import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { Form, textOf } from '../../ui/fields/form.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { cameraProblem, codeReader } from './code-reader.ts';
import * as css from './scan-dialog.css.ts';

type ScanDialogProps = {
  /** What was scanned or typed. The same code in the picture is told once. */
  onCode: (code: string) => void;
  onClose: () => void;
  /** Why the last code leads nowhere. */
  problem: string | null;
  isBusy: boolean;
};

/** Between two looks at the picture, in milliseconds. */
const pause = 200;

/** Reads the code of a label with the camera; it can always be typed as well. */
export function ScanDialog({ onCode, onClose, problem, isBusy }: ScanDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    const stop = new AbortController();
    watch(video.current, stop.signal, (code) => tell(code)).catch((error: unknown) => {
      if (!stop.signal.aborted) setTrouble(cameraProblem(error));
    });
    return () => stop.abort();
  }, []);
  return (
    <Dialog title="Scan a label" isOpen onClose={onClose} width="form">
      <Form aria-label="Scan a label" onSubmit={(values) => onCode(textOf(values, 'code'))}>
        <DialogBody>
          <Stack>
            {trouble === null ? (
              <video ref={video} className={css.picture} muted playsInline aria-label="Picture of the camera" />
            ) : (
              <Notice tone="warning">{trouble}</Notice>
            )}
            <TextField
              label="Asset ID, serial number or plate"
              name="code"
              isRequired
              maxLength={500}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck="false"
              hint="Hold the code on a label up to the camera, or type what is on it."
            />
            {problem ? <Notice tone="bad">{problem}</Notice> : null}
          </Stack>
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            Find it
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

/** Looks for codes until it is stopped; the camera goes off with it. */
async function watch(video: HTMLVideoElement | null, signal: AbortSignal, onCode: (code: string) => void) {
  if (video === null) return;
  // Browsers leave it out on an insecure address.
  if (navigator.mediaDevices === undefined) throw new DOMException('', 'NotSupportedError');
  const [stream, read] = await Promise.all([
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
    codeReader(),
  ]);
  const off = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return off();
  signal.addEventListener('abort', off);
  video.srcObject = stream;
  await video.play();
  for (let last = ''; !signal.aborted; ) {
    const code = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await read(video) : null;
    if (code !== null && code !== last && !signal.aborted) onCode(code);
    last = code ?? last;
    await new Promise((next) => setTimeout(next, pause));
  }
}

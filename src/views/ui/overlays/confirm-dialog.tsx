import { type ReactNode, useId } from 'react';
import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/feedback.tsx';
import * as css from './dialog.css.ts';
import { DialogBody, DialogFoot, ModalFrame } from './dialog.tsx';

type ConfirmDialogProps = {
  /** The question, as in 'Are you sure you want to delete this Vehicle?' */
  title: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** What goes, by its name, and whether it can be brought back. */
  children: ReactNode;
  /** The act is at work: it can be neither repeated nor left. */
  isBusy?: boolean;
  /** Why the act failed, and what to do about it. */
  errorMessage?: string | null;
  yes?: string;
  no?: string;
  /** Calm for what destroys nothing. */
  tone?: 'danger' | 'calm';
};

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Asks once before something is destroyed, names it, and starts on the safe answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, onClose, onConfirm, children, isBusy = false, errorMessage = null, tone = 'danger' } = props;
  const { yes = 'Yes, Delete', no = "No, don't delete" } = props;
  const text = useId();
  return (
    <ModalFrame
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isBusy}
      role="alertdialog"
      hasClose={false}
      describedBy={text}
      scrim={css.below}
      panel={css.question}
    >
      <DialogBody>
        <div id={text}>{children}</div>
        {errorMessage ? <Notice tone="bad">{errorMessage}</Notice> : null}
      </DialogBody>
      <DialogFoot>
        <Button ref={takeFocus} onPress={onClose} isDisabled={isBusy}>
          {no}
        </Button>
        <Button look={tone === 'danger' ? 'danger' : 'primary'} onPress={onConfirm} isBusy={isBusy}>
          {yes}
        </Button>
      </DialogFoot>
    </ModalFrame>
  );
}

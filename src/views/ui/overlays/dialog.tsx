import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Icon } from '../foundations/icon.tsx';
import * as css from './dialog.css.ts';

export type PanelProps = {
  title: string;
  isOpen: boolean;
  /** The close button, Escape and a press beside it ask for this. */
  onClose: () => void;
  /** Something is being sent: nothing closes it until that has an end. */
  isBusy?: boolean;
  children: ReactNode;
};

type FrameProps = PanelProps & {
  scrim: string;
  panel: string;
  role?: 'dialog' | 'alertdialog';
  hasClose?: boolean;
  describedBy?: string;
};

/**
 * React Aria takes an overlay away when what moves has come to its end. Where that is cancelled, as when the window is
 * turned or the system asks for less motion, it would wait for ever: then the overlay goes at once.
 */
function useCutShort(isOpen: boolean) {
  const [isCutShort, setIsCutShort] = useState(false);
  if (isOpen && isCutShort) setIsCutShort(false);
  const watch = (leaving: HTMLElement) => {
    for (const { finished } of leaving.getAnimations()) finished.catch(() => setIsCutShort(true));
  };
  return { isCutShort, watch };
}

/** While it leaves it shows what it showed: the thing that it is about is often gone from the address by then. */
function useLastOpen(props: FrameProps): FrameProps {
  const last = useRef(props);
  useLayoutEffect(() => {
    if (props.isOpen) last.current = props;
  });
  return props.isOpen ? props : last.current;
}

/**
 * What Dialog, Drawer and ConfirmDialog share: the rest of the page rests, the focus stays inside and returns where it
 * came from.
 */
export function ModalFrame(props: FrameProps) {
  const { isOpen, onClose, isBusy = false } = props;
  const { title, children, scrim, panel, role = 'dialog', hasClose = true, describedBy } = useLastOpen(props);
  const { isCutShort, watch } = useCutShort(isOpen);
  if (isCutShort) return null;
  return (
    <ModalOverlay
      className={scrim}
      isOpen={isOpen}
      onExit={watch}
      isDismissable={!isBusy}
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Modal className={panel} onExit={watch}>
        <AriaDialog className={css.dialog} role={role} {...(describedBy ? { 'aria-describedby': describedBy } : {})}>
          <div className={css.head}>
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            {hasClose ? (
              <button type="button" className={css.close} aria-label="Close" disabled={isBusy} onClick={onClose}>
                <Icon name="close" />
              </button>
            ) : null}
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

type DialogProps = PanelProps & {
  /** 556 px for what is decided in a glance, 600 for a form, 520 by 400 for choosing people. A phone it fills. */
  width?: keyof typeof css.width;
};

/** A short task over the page, to be ended before going on. For a question use ConfirmDialog, for more room a Drawer. */
export function Dialog({ width = 'default', ...props }: DialogProps) {
  return <ModalFrame {...props} scrim={css.around} panel={css.width[width]} />;
}

/** What a dialog or drawer says. Head and foot stay in sight while it scrolls. A form may go around body and foot. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className={css.body}>{children}</div>;
}

type DialogFootProps = {
  /** Buttons, the way out first and the primary one last. */
  children: ReactNode;
  /** Beside the buttons: what they are about, as in '3 people chosen'. */
  note?: ReactNode;
};

/** The buttons of a dialog or drawer. */
export function DialogFoot({ children, note }: DialogFootProps) {
  return (
    <div className={css.foot}>
      {note ? <div className={css.footNote}>{note}</div> : null}
      {children}
    </div>
  );
}

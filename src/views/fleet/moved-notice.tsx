import { lazy, Suspense, useState } from 'react';
import { here, keep, read } from '../../services/shared/device/storage.ts';
import { useBusiness } from '../shared/business/business.ts';

/** Comes after the vehicles. */
const MovedDialog = lazy(async () => ({ default: (await import('./moved-dialog.tsx')).MovedDialog }));

/** Set once the person has read the notice in this browser. */
const placeHere = () => ({ ...here('fleet_onboarding'), isChoice: true }) as const;

const hasRead = () => read('browser', placeHere()) !== null;
const remember = () => keep('browser', placeHere(), 'read');

/** Whether it is still to be said that vehicles have moved into the register, which only some may open. */
export function useMovedNotice() {
  const { may } = useBusiness();
  const [isNews] = useState(() => may('access_assets') && !hasRead());
  const [isOpen, setOpen] = useState(isNews);
  const close = () => {
    remember();
    setOpen(false);
  };
  return { isNews, isOpen, close };
}

/** Says it once. */
export function MovedNotice({ isNews, isOpen, close }: ReturnType<typeof useMovedNotice>) {
  return isNews ? (
    <Suspense fallback={null}>
      <MovedDialog isOpen={isOpen} onClose={close} onRead={remember} />
    </Suspense>
  ) : null;
}

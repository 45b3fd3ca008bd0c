import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';

const ImportGuide = lazy(async () => ({ default: (await import('./import-guide.tsx')).ImportGuide }));

/** Opens the quick guide to importing a file. */
export function ImportButton({ label = 'Import' }: { label?: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const open = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Button onPress={open}>{label}</Button>
      <Suspense>{isAsked ? <ImportGuide isOpen={isOpen} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

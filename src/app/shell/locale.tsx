import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/**
 * The region in whose manner dates and numbers are typed and read. It stands around what a member sees, not around the
 * app: to look up the browser's own region takes every first visitor several milliseconds, and their screens need none.
 */
export function Locale({ children }: { children: ReactNode }) {
  return <I18nProvider locale="en-NG">{children}</I18nProvider>;
}

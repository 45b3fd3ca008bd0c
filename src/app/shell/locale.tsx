import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/**
 * The region for formatting dates and numbers. It wraps only the screens of members: looking up the browser's region
 * takes several milliseconds, and the screens of visitors do not need it.
 */
export function Locale({ children }: { children: ReactNode }) {
  return <I18nProvider locale="en-NG">{children}</I18nProvider>;
}

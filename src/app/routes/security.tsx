import { SecurityPage } from '../../views/accounts/security.page.tsx';

export function Screen() {
  // Devices are a person's, not a business's: their times are told where the person is.
  return <SecurityPage timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone} />;
}

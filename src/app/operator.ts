import type { Operator } from '../domain/legal/operator.ts';

/** Who runs this copy of Steward, as set when the app was built. */
export const operator: Operator = {
  name: import.meta.env.VITE_OPERATOR_NAME || null,
  address: import.meta.env.VITE_OPERATOR_ADDRESS || null,
  privacyContact: import.meta.env.VITE_PRIVACY_CONTACT || null,
};

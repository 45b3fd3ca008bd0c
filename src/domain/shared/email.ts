// The same shape that browsers accept in <input type="email">, https://html.spec.whatwg.org/#valid-e-mail-address,
// with at least one dot in the host, because nobody signs up from an intranet.
const shape = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const emailMaximum = 254;

/** The error under an email field, or null when the address is valid. */
export const emailMessage = (email: string): 'Required' | 'Invalid email address' | null => {
  const text = email.trim();
  if (text === '') return 'Required';
  return text.length <= emailMaximum && shape.test(text) ? null : 'Invalid email address';
};

import { toE164 } from '../shared/phone.ts';
import { type Answers, postCodeLabel } from './business.ts';

/** The answers as the fields of createPremiumBusiness; the logo is sent separately as a file. */
export const toCreation = (answers: Answers) => ({
  name: answers.name.trim(),
  first_name: answers.first_name.trim(),
  last_name: answers.last_name.trim(),
  type: 'partnership' as const,
  phone_number: toE164(answers.phone_number, answers.country) ?? answers.phone_number.trim(),
  address1: answers.address1.trim(),
  country: answers.country,
  state: answers.state.trim(),
  city: answers.city.trim(),
  currency: answers.currency,
  ...(answers.address2.trim() === '' ? {} : { address2: answers.address2.trim() }),
  ...(postCodeLabel(answers.country) === null || answers.post_code.trim() === ''
    ? {}
    : { post_code: answers.post_code.trim() }),
  ...(answers.avatar === null || answers.logo !== null ? {} : { avatar: answers.avatar }),
  ...(answers.interested_in.length === 0 ? {} : { interested_in: answers.interested_in.join(',') }),
  // The wizard's last guard requires a size; the server refuses a tampered draft.
  ...(answers.size === null ? {} : { size: answers.size }),
  ...(answers.point_of_contact === null ? {} : { point_of_contact: answers.point_of_contact }),
  ...(answers.rating === null ? {} : { rating: answers.rating }),
});

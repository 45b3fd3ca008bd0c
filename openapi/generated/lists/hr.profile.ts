// Generated from `openapi/` by `npm run contract`.

/** What a person may ask to have changed. Each is decided by itself. */
export const profileFields = [
  'title',
  'first_name',
  'middle_name',
  'last_name',
  'gender',
  'birth_date',
  'marital_status',
  'nationality',
  'state_of_origin',
  'lga_of_origin',
  'address',
  'personal_email',
  'phone_number',
  'other_phone_number',
  'bank_account',
  'pension',
  'tax_id',
  'nin',
  'next_of_kin',
  'emergency_contact',
] as const;

export const profileFieldLabels = {
  'title': 'Title',
  'first_name': 'First name',
  'middle_name': 'Middle name',
  'last_name': 'Last name',
  'gender': 'Gender',
  'birth_date': 'Birth date',
  'marital_status': 'Marital status',
  'nationality': 'Nationality',
  'state_of_origin': 'State of origin',
  'lga_of_origin': 'LGA of origin',
  'address': 'Home address',
  'personal_email': 'Email',
  'phone_number': 'Phone number',
  'other_phone_number': 'Other phone number',
  'bank_account': 'Bank account',
  'pension': 'Pension',
  'tax_id': 'Tax ID',
  'nin': 'NIN',
  'next_of_kin': 'Next of kin',
  'emergency_contact': 'Emergency contact',
} as const;

export const profileChangeStates = [
  'open',
  'approved',
  'partly_approved',
  'refused',
  'withdrawn',
] as const;

export const profileChangeStateLabels = {
  'open': 'To review',
  'approved': 'Approved',
  'partly_approved': 'Partly approved',
  'refused': 'Refused',
  'withdrawn': 'Withdrawn',
} as const;

export const profileFieldStates = [
  'open',
  'approved',
  'refused',
  'withdrawn',
] as const;

export const profileFieldStateLabels = {
  'open': 'To review',
  'approved': 'Approved',
  'refused': 'Refused',
  'withdrawn': 'Withdrawn',
} as const;

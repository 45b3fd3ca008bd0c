// Generated from `openapi/` by `npm run contract`.

export const employeeDocumentKinds = [
  'national_id',
  'passport',
  'drivers_licence',
  'voters_card',
  'birth_certificate',
  'certificate',
  'nysc_certificate',
  'professional_licence',
  'offer_letter',
  'employment_contract',
  'guarantor_form',
  'reference_letter',
  'police_clearance',
  'medical_report',
  'tax_clearance',
  'work_permit',
  'other',
] as const;

export const employeeDocumentKindLabels = {
  'national_id': 'National ID (NIN slip)',
  'passport': 'International passport',
  'drivers_licence': 'Driver\'s licence',
  'voters_card': 'Voter\'s card',
  'birth_certificate': 'Birth certificate or age declaration',
  'certificate': 'Degree or school certificate',
  'nysc_certificate': 'NYSC certificate',
  'professional_licence': 'Professional licence',
  'offer_letter': 'Offer letter',
  'employment_contract': 'Employment contract',
  'guarantor_form': 'Guarantor form',
  'reference_letter': 'Reference letter',
  'police_clearance': 'Police character certificate',
  'medical_report': 'Medical report',
  'tax_clearance': 'Tax clearance certificate',
  'work_permit': 'Work permit (CERPAC)',
  'other': 'Other document',
} as const;

export const documentAnswerStates = [
  'asked',
  'sent',
  'returned',
  'accepted',
] as const;

export const documentAnswerStateLabels = {
  'asked': 'Waiting',
  'sent': 'To check',
  'returned': 'Sent back',
  'accepted': 'Accepted',
} as const;

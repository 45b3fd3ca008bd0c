export const legalPaths = {
  terms: () => '/terms',
  privacyPolicy: () => '/privacy-policy',
};

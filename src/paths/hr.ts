export const hrPaths = {
  hr: () => '/hr',
};

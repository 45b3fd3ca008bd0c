export const fleetPaths = {
  fleet: () => '/fleet',
};

export const recruitPaths = {
  recruit: () => '/recruit',
  /** The careers page of a business, for everybody. */
  careers: (id = ':id') => `/recruit/${id}`,
  addReferee: () => '/public-reference/add-referee',
  refereeAttend: () => '/public-reference/referee-attend',
};

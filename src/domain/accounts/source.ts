const parameters = ['utm_source', 'utm_medium', 'utm_campaign'];

/** The contract's limit of `source`. */
export const sourceMaximum = 1000;

/**
 * The source of a visit: the utm parameters of an address as a query string in a fixed order, '' without any. A value that
 * would exceed the contract's limit is left out.
 */
export const utmSource = (search: string): string => {
  const given = new URLSearchParams(search);
  return parameters.reduce((source, name) => {
    const value = given.get(name);
    if (value === null || value === '') return source;
    const longer = `${source}${source === '' ? '' : '&'}${new URLSearchParams({ [name]: value })}`;
    return longer.length <= sourceMaximum ? longer : source;
  }, '');
};

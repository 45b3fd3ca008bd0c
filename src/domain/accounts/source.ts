const parameters = ['utm_source', 'utm_medium', 'utm_campaign'];

/** The contract's limit of `source`. */
export const sourceMaximum = 1000;

/**
 * Where a visitor came from: the utm values of an address's query string, as a query string of their own in a fixed
 * order, '' when there are none. A value that would make it longer than the contract allows is left out.
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

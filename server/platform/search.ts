/**
 * The `ilike` pattern of what contains a text, whose wildcards stand for themselves.
 *
 * Under row-level security no index serves it (`ilike` is not leakproof), so every row of the business is looked at:
 * right for the short lists that a business has of its own, such as departments and types.
 */
export const containing = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

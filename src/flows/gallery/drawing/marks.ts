/** Ids of the drawing's parts in the page. */
const slug = (text: string): string => text.replace(/[^\w]+/g, '-').replace(/-$/, '');

export const stateId = (path: string): string => `state-${path === '*' ? 'anywhere' : slug(path)}`;
export const edgeId = (edge: string): string => `edge-${slug(edge.replace(/^\*/, 'anywhere'))}`;

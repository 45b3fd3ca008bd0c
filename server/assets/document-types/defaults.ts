/** The document types that every business begins with, by their real names. */
export const documentTypes = ['Vehicle licence', 'Road worthiness', 'Insurance'];

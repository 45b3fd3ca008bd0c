/** The document types that every business begins with, spelt as the product spells them. */
export const documentTypes = ['Auto Reg', 'Road Wothiness', 'Insurance'];

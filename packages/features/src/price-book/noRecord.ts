/** The specified text for a customer without price books, and for a history without any. */
export const noRecord = 'No record found'

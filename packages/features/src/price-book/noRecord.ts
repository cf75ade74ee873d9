/** The specified text for a customer without price books, and for an empty history. */
export const noRecord = 'No record found'

/** Of a text in several lines that goes to the supplier, in characters. */
export const maxMessageLength = 4000

/** The longest multi-line text for the supplier, in characters. */
export const maxMessageLength = 4000

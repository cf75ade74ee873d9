/** The maximum length of a message to the supplier, in characters. */
export const maxMessageLength = 4000

/** Milliseconds without a change after which something is told that changes with each keystroke. */
export const afterTypingMs = 700

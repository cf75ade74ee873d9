/** The maximum length of a message, in characters. */
const maxLength = 300

/**
 * Cleans a message from the address for display. Anybody may have written it, so control characters and bidi controls
 * are removed, and its length is limited.
 * @returns plain text; blank if nothing readable is left
 */
export function readMessage(given: string | null): string {
  const text = (given ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim()
  const letters = Array.from(text)
  return letters.length <= maxLength ? text : `${letters.slice(0, maxLength - 1).join('')}…`
}

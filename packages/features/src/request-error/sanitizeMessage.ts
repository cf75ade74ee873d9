const maxLength = 300

/**
 * Makes a message from the address safe to show. Anybody may have written it, so it is shortened, and control characters and
 * bidi controls are removed.
 * @returns plain text; blank if nothing readable is left
 */
export function sanitizeMessage(given: string | null): string {
  const text = (given ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim()
  const letters = Array.from(text)
  return letters.length <= maxLength ? text : `${letters.slice(0, maxLength - 1).join('')}…`
}

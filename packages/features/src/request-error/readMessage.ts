/** Characters that are shown of a message. */
const longest = 300

/**
 * A message from the address, as plain text. Whoever sends the link may have written it, so nothing in it may hide or
 * turn round what stands beside it, or drown the page. Blank where nothing readable is left.
 */
export function readMessage(given: string | null): string {
  const text = (given ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim()
  const letters = Array.from(text)
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join('')}…`
}

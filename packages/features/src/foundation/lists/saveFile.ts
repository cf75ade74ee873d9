import { startTimer } from '@trade-portal/design-system/time'

/**
 * How long the file stays in memory after the click, in milliseconds. It cannot be released at once, because Safari reads
 * it with a delay.
 */
const releasedAfterMs = 60_000

/** Downloads a text as a file. @param type The MIME type */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  startTimer(() => URL.revokeObjectURL(url), releasedAfterMs)
}

import { startTimer } from '@trade-portal/design-system/time'

/** How long the file is kept in memory after the click, because Safari reads it some time later. */
const releasedAfterMs = 60_000

/** Hands a text to the browser as a file to download. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  startTimer(() => URL.revokeObjectURL(url), releasedAfterMs)
}

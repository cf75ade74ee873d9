import { ActionError } from '../../foundation/failures/failures.ts'

/** The maximum size of a file in bytes. Even an order of thousands of lines is far smaller. */
const mostBytes = 2_000_000

/**
 * The text of a file. Spreadsheets save text as UTF-8, as UTF-16 ("Unicode text") or as Windows-1252.
 * @throws ActionError for a file that is too large
 */
export async function textOfFile(file: Blob): Promise<string> {
  if (file.size > mostBytes) throw new ActionError('This file is too large. An order has at most 2 MB.')
  const bytes = await file.arrayBuffer()
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

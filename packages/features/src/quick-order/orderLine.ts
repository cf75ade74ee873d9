import * as v from 'valibot'
import { addition } from '../trade/cart/addInTurn.ts'
import type { NewLine } from '../trade/order-text/readNewLines.ts'

/** A line of the quick order, as it is stored. */
export const orderLine = v.object({
  id: v.number(),
  /** The code as typed or read, or the id of the product that the customer chose. */
  code: v.string(),
  /** The quantity as typed. */
  quantity: v.string(),
  /** The lengths as typed, such as "10 @ 4.2, 4 @ 3.6". */
  lengths: v.string(),
  /** The unit as typed or chosen; '' for the default unit. */
  unit: v.string(),
  /** The text from which this line was read: one line of a pasted text; '' for a typed line. */
  text: v.string(),
  /** How many lines this line stands for: itself and those that were merged into it. */
  merged: v.number(),
  ...addition,
})
export type OrderLine = Readonly<v.InferOutput<typeof orderLine>>

const isWhole = (text: string) => /^[1-9]\d{0,6}$/.test(text)

/**
 * Whether a new line can be merged into a line that has not been sent: both have the same product and unit, and their
 * quantities can be added.
 */
function areMergeable(line: OrderLine, added: NewLine): boolean {
  if (line.sent !== null || line.code.toLowerCase() !== added.code.toLowerCase()) return false
  if (line.unit.toLowerCase() !== added.unit.toLowerCase()) return false
  if (line.lengths !== '' && added.lengths !== '') return true
  return line.lengths === '' && added.lengths === '' && isWhole(line.quantity) && isWhole(added.quantity)
}

/**
 * Puts new lines before the existing ones. A new line that can be merged into another line is added to that line instead.
 */
export function addLines(
  existing: readonly OrderLine[],
  added: readonly NewLine[],
): { readonly lines: readonly OrderLine[]; readonly merged: number } {
  const lines = [...existing]
  const fresh: OrderLine[] = []
  let id = Math.max(0, ...existing.map((line) => line.id))
  let merged = 0
  for (const line of added) {
    const all = fresh.some((other) => areMergeable(other, line)) ? fresh : lines
    const at = all.findIndex((other) => areMergeable(other, line))
    const same = all[at]
    if (same) {
      all[at] = {
        ...same,
        quantity: same.lengths === '' ? String(Number(same.quantity) + Number(line.quantity)) : '',
        lengths: [same.lengths, line.lengths].filter((text) => text !== '').join(', '),
        text: [same.text, line.text].filter((text) => text !== '').join('\n'),
        merged: same.merged + 1,
        problem: '',
      }
      merged += 1
    } else {
      id += 1
      fresh.push({ ...line, id, merged: 1, problem: '', sent: null })
    }
  }
  return { lines: [...fresh, ...lines], merged }
}

import { breaks, type Remark } from '../remark.ts'
import type { WireShape } from '../wireShape.ts'
import { visitWire } from './visitWire.ts'

/** Amounts with more than two decimals. */
export function fineMoney(shape: WireShape, data: unknown): Remark[] {
  const found = new Map<string, number>()
  visitWire(shape, data, (part, value, path) => {
    const isMoney = part.is === 'value' && part.named === 'amount, decimal number'
    if (isMoney && isFine(value) && !found.has(path)) found.set(path, Number(value))
  })
  return [...found].map(([path, amount]) =>
    breaks(
      `${path} has more than two decimals (${amount}): customers see ${amount.toFixed(2)}, and totals differ from yours.`,
    ),
  )
}

/** More digits than the error of a binary number explains. */
function isFine(value: unknown): boolean {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return (
    typeof amount === 'number' && Number.isFinite(amount) && Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-4
  )
}

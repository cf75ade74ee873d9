import { grouped } from '../Money/grouped.ts'
import { keptNumber, withinLimits, type NumberLimits } from './keptNumber.ts'
import { parseTyped } from './parseTyped.ts'

const onlyNumbers = 'Only numbers can be entered.'
const decimalPoint = 'Decimals are written with a point, such as 3.6.'

/** Why a field shows another number than what was typed into it; '' if it does not. */
export function explainEntry(typed: string, limits: NumberLimits): string {
  if (typed.trim() === '') return ''
  const number = parseTyped(typed)
  if (number === null) return typed.includes(',') ? decimalPoint : onlyNumbers
  const bounded = withinLimits(number, limits)
  if (bounded > number) return `The least is ${grouped(bounded)}, so it became ${grouped(bounded)}.`
  if (bounded < number) return `The greatest is ${grouped(bounded)}, so it became ${grouped(bounded)}.`
  const kept = keptNumber(number, limits)
  if (Math.abs(kept - number) < 1e-6) return ''
  const rule = limits.step === 1 ? 'Whole numbers only' : `Only steps of ${grouped(limits.step ?? 0)}`
  return `${rule}, so it became ${grouped(kept)}.`
}

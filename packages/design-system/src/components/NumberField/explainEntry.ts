import { parseTyped } from './parseTyped.ts'

export interface NumberLimits {
  readonly step?: number | undefined
  readonly minValue?: number | undefined
  readonly maxValue?: number | undefined
}

export const onlyNumbers = 'Only numbers can be entered.'
const decimalPoint = 'Decimals are written with a point, such as 3.6.'

/** The number within its limits. */
export function withinLimits(number: number, { minValue = -Infinity, maxValue = Infinity }: NumberLimits): number {
  return Math.min(Math.max(number, minValue), maxValue)
}

/** Why a field shows another number than what was typed into it; '' if it does not. */
export function explainEntry(typed: string, limits: NumberLimits): string {
  if (typed.trim() === '') return ''
  const number = parseTyped(typed)
  if (number === null) return typed.includes(',') ? decimalPoint : onlyNumbers
  const kept = withinLimits(number, limits)
  if (kept > number) return `The least is ${words(kept)}, so it became ${words(kept)}.`
  if (kept < number) return `The greatest is ${words(kept)}, so it became ${words(kept)}.`
  const { step } = limits
  if (step === undefined) return ''
  const steps = kept / step
  const rounded = Math.round(steps)
  // Some lengths are no exact multiples in binary.
  if (Math.abs(steps - rounded) < 1e-6) return ''
  const rule = step === 1 ? 'Whole numbers only' : `Only steps of ${words(step)}`
  return `${rule}, so it became ${words(Number((rounded * step).toFixed(6)))}.`
}

const words = (number: number) => number.toLocaleString('en')

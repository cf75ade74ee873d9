import { plainText } from '../../parts/typedText.ts'
import { grouped } from '../Money/formatMoney.ts'

export interface NumberLimits {
  readonly step?: number | undefined
  readonly minValue?: number | undefined
  readonly maxValue?: number | undefined
}

/** The nearest number within the limits. */
function withinLimits(number: number, { minValue = -Infinity, maxValue = Infinity }: NumberLimits): number {
  return Math.min(Math.max(number, minValue), maxValue)
}

/** The number that a field accepts: within the limits, and a multiple of the step. */
export function acceptedNumber(number: number, limits: NumberLimits): number {
  const kept = withinLimits(number, limits)
  const { step } = limits
  if (step === undefined) return kept
  // First removes the floating-point error, which could make half a step slightly too small. Half a step must round up.
  const steps = Math.round(Number((kept / step).toFixed(6)))
  return withinLimits(Number((steps * step).toFixed(6)), limits)
}

/** Digits, with or without commas between thousands, and decimals after a point. */
const number = /^-?(\d{1,3}(,\d{3})+|\d*)(\.\d*)?$/

/**
 * The number in a text that is being typed; null if it is not a number, such as "-", "" or "3,6". A point is refused where
 * only whole numbers are allowed, because 1.000 may mean a thousand.
 */
export function parseTyped(text: string, { step }: NumberLimits = {}): number | null {
  const typed = plainText(text)
  if (!number.test(typed) || (step === 1 && typed.includes('.'))) return null
  const digits = typed.replaceAll(',', '')
  return digits === '' || !Number.isFinite(Number(digits)) ? null : Number(digits)
}

const onlyNumbers = 'Only numbers can be entered.'
const onlyWhole = 'Only whole numbers can be entered.'
const decimalPoint = 'Decimals are written with a point, such as 3.6.'

/** Says why a text cannot be read; '' if it is a number or empty. */
export function explainRefusal(typed: string, limits: NumberLimits): string {
  if (typed.trim() === '' || parseTyped(typed, limits) !== null) return ''
  if (limits.step === 1) return parseTyped(typed) === null ? onlyNumbers : onlyWhole
  return typed.includes(',') ? decimalPoint : onlyNumbers
}

/** Says why a field shows a number other than the typed one; '' if it shows the typed one. */
export function explainAdjustment(number: number, limits: NumberLimits): string {
  const bounded = withinLimits(number, limits)
  if (bounded > number) return `The least is ${grouped(bounded)}, so it became ${grouped(bounded)}.`
  if (bounded < number) return `The greatest is ${grouped(bounded)}, so it became ${grouped(bounded)}.`
  const kept = acceptedNumber(number, limits)
  if (Math.abs(kept - number) < 1e-6) return ''
  return `Only steps of ${grouped(limits.step ?? 0)}, so it became ${grouped(kept)}.`
}

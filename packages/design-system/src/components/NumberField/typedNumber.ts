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

/** The number in a text that is being typed; null if it is not a number, such as "-", "" or "3,6". */
export function parseTyped(text: string): number | null {
  const typed = text.trim()
  if (!number.test(typed)) return null
  const digits = typed.replaceAll(',', '')
  return digits === '' || !Number.isFinite(Number(digits)) ? null : Number(digits)
}

const onlyNumbers = 'Only numbers can be entered.'
const decimalPoint = 'Decimals are written with a point, such as 3.6.'

/** Says why a field shows a number other than the typed one; '' if it shows the typed one. */
export function explainAdjustment(typed: string, limits: NumberLimits): string {
  if (typed.trim() === '') return ''
  const number = parseTyped(typed)
  if (number === null) return typed.includes(',') ? decimalPoint : onlyNumbers
  const bounded = withinLimits(number, limits)
  if (bounded > number) return `The least is ${grouped(bounded)}, so it became ${grouped(bounded)}.`
  if (bounded < number) return `The greatest is ${grouped(bounded)}, so it became ${grouped(bounded)}.`
  const kept = acceptedNumber(number, limits)
  if (Math.abs(kept - number) < 1e-6) return ''
  const rule = limits.step === 1 ? 'Whole numbers only' : `Only steps of ${grouped(limits.step ?? 0)}`
  return `${rule}, so it became ${grouped(kept)}.`
}

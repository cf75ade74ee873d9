export interface NumberLimits {
  readonly step?: number | undefined
  readonly minValue?: number | undefined
  readonly maxValue?: number | undefined
}

/** The number within its limits. */
export function withinLimits(number: number, { minValue = -Infinity, maxValue = Infinity }: NumberLimits): number {
  return Math.min(Math.max(number, minValue), maxValue)
}

/** The number that a field keeps: within its limits, and a whole number of steps. */
export function keptNumber(number: number, limits: NumberLimits): number {
  const kept = withinLimits(number, limits)
  const { step } = limits
  if (step === undefined) return kept
  // Some decimals are no exact multiples in binary: a half step has to be seen as one.
  const steps = Math.round(Number((kept / step).toFixed(6)))
  return withinLimits(Number((steps * step).toFixed(6)), limits)
}

export interface NumberLimits {
  /** At least 0.001. */
  step?: number | undefined
  minValue?: number | undefined
  maxValue?: number | undefined
}

/** Digits after the decimal point. */
export const mostDecimals = 3

/** The number that a field takes instead of one that lies between its steps or outside its limits. */
export function nearestNumber(
  number: number,
  { step, minValue = -Infinity, maxValue = Infinity }: NumberLimits,
): number {
  const start = Number.isFinite(minValue) ? minValue : 0
  const stepped = step === undefined ? number : start + Math.round((number - start) / step) * step
  // 33 steps of 0.1 are 3.3000000000000003.
  return Math.min(Math.max(Number(stepped.toFixed(mostDecimals)), minValue), maxValue)
}

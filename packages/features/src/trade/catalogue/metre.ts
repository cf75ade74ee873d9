/** The spellings of the unit "metre" that are one word. */
export const metreWords = ['m', 'lm', 'l/m', 'mtr', 'mtrs', 'metre', 'metres', 'meter', 'meters']

/** Whether the unit is a metre, also if it is written as "L.M." or "lineal metres". */
export function isMetre(unit: string): boolean {
  const plain = unit.trim().toLowerCase().replaceAll('.', '')
  return metreWords.includes(plain.replace(/^lin(?:eal|ear)? ?/, ''))
}

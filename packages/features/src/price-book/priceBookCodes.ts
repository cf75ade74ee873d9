interface Code {
  readonly value: string
  readonly label: string
}

export const typeCodes: readonly Code[] = [
  { value: 'F', label: 'Full Download' },
  { value: 'I', label: 'Incremental Download' },
]

export const formatCodes: readonly Code[] = [
  { value: '1', label: 'Tab Delimited' },
  { value: '2', label: 'Comma Delimited' },
  { value: '3', label: 'Default Format 1' },
  { value: '4', label: 'Default Format 2' },
]

export function frequencyCodes(isTaxMode: boolean): readonly Code[] {
  return [
    { value: 'D', label: 'Daily' },
    { value: 'W', label: 'Weekly' },
    { value: 'F', label: isTaxMode ? 'Bi-Weekly' : 'Fortnightly' },
    { value: 'M', label: 'Monthly' },
  ]
}

/** The meaning of a code; an unknown code is returned unchanged. */
export function labelOf(codes: readonly Code[], value: string): string {
  return codes.find((code) => code.value === value)?.label ?? value
}

/** The codes to choose from. An unknown current code is included, so that the customer can keep it. */
export function choicesOf(codes: readonly Code[], current: string): readonly Code[] {
  const isListed = current === '' || codes.some(({ value }) => value === current)
  return isListed ? codes : [...codes, { value: current, label: current }]
}

export function yesOrNo(flag: boolean): string {
  return flag ? 'Yes' : 'No'
}

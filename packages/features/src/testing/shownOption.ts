/** What a picker shows of its options. */
export const shownOption = (picker: HTMLElement): string | undefined =>
  picker instanceof HTMLSelectElement ? picker.selectedOptions[0]?.label : undefined

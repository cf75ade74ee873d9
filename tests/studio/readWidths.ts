/** @throws Error if the text is not a list of widths in CSS pixels */
export function readWidths(text: string): number[] {
  const widths = text.split(',').map(Number)
  if (widths.some((width) => !Number.isInteger(width) || width < 200)) {
    throw new Error('--widths takes whole numbers from 200, separated by commas.')
  }
  return widths
}

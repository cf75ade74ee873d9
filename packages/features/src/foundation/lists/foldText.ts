/** A text for comparing what people have typed: letter case and additional blanks make no difference. */
export const foldText = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

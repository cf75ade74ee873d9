/** "1 line", "12 lines". */
export const lineCount = (lines: number) => (lines === 1 ? '1 line' : `${lines} lines`)

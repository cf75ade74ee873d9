export interface Problem {
  /** The file, or the address that was asked. */
  readonly where: string
  /** The line in the file, from 1. */
  readonly line?: number | undefined
  /** What is wrong, and what to do. */
  readonly sentence: string
}

export function formatProblem({ where, line, sentence }: Problem): string {
  return `${where}${line === undefined ? '' : `:${line}`}: ${sentence}`
}

export interface Problem {
  /** The file or the address that has the problem. */
  readonly where: string
  /** Line in the file, from 1. */
  readonly line?: number | undefined
  /** What is wrong, and how to correct it. */
  readonly sentence: string
}

export function formatProblem({ where, line, sentence }: Problem): string {
  return `${where}${line === undefined ? '' : `:${line}`}: ${sentence}`
}

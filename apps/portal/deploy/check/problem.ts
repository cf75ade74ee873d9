export interface Problem {
  /** The file or the address that has the problem. */
  readonly where: string
  /** Line in the file, from 1. */
  readonly line?: number | undefined
  /** The name of the setting that has the problem. */
  readonly setting?: string
  /** What is wrong, and how to correct it. */
  readonly sentence: string
  /** Whether the portal works all the same. A hint does not change the exit code. */
  readonly isHint?: boolean | undefined
}

export function formatProblem({ where, line, sentence, isHint }: Problem): string {
  return `${isHint ? 'Hint: ' : ''}${where}${line === undefined ? '' : `:${line}`}: ${sentence}`
}

export type AddProblem = (where: string, sentence: string, isHint?: boolean) => void

/** Collects problems of many addresses. Those with the same sentence have one cause and become one problem. */
export function createProblems() {
  const found = new Map<string, { readonly wheres: Set<string>; readonly isHint: boolean }>()
  const add: AddProblem = (where, sentence, isHint = false) => {
    const { wheres } = found.get(sentence) ?? { wheres: new Set() }
    found.set(sentence, { wheres: wheres.add(where), isHint })
  }
  const all = (): readonly Problem[] =>
    [...found].map(([sentence, { wheres, isHint }]) => {
      const sorted = [...wheres].toSorted()
      const more = sorted.length > 3 ? ` and ${sorted.length - 3} more` : ''
      return { where: sorted.slice(0, 3).join(', ') + more, sentence, isHint }
    })
  return { add, all }
}

export interface Problem {
  /** The file or the address that has the problem. */
  readonly where: string
  /** Line in the file, from 1. */
  readonly line?: number | undefined
  /** What is wrong, and how to correct it. */
  readonly sentence: string
  /** Whether the portal works all the same. A hint does not change the exit code. */
  readonly isHint?: boolean | undefined
}

export function formatProblem({ where, line, sentence, isHint }: Problem): string {
  return `${isHint ? 'Hint: ' : ''}${where}${line === undefined ? '' : `:${line}`}: ${sentence}`
}

/** Collects problems of many addresses. Those with the same sentence have one cause and become one problem. */
export function createProblems() {
  const found = new Map<string, { readonly wheres: Set<string>; readonly isHint: boolean }>()
  return {
    add: (where: string, sentence: string, isHint = false): void => {
      const { wheres } = found.get(sentence) ?? { wheres: new Set() }
      found.set(sentence, { wheres: wheres.add(where), isHint })
    },
    all: (): readonly Problem[] =>
      [...found].map(([sentence, { wheres, isHint }]) => {
        const [first = '', second = '', third = '', ...others] = [...wheres].toSorted()
        const named = [first, second, third].filter((where) => where !== '').join(', ')
        return { where: others.length === 0 ? named : `${named} and ${others.length} more`, sentence, isHint }
      }),
  }
}

import { basename } from 'node:path'
import { seededRandom } from '../exactness/randomDocument.ts'
import { operators } from './operators.ts'

/** One defect: a changed line of product code. */
export interface Mutant {
  readonly operator: string
  /** From the root of the repository. */
  readonly file: string
  /** The line's number when the defect was picked, counted from 1. */
  readonly line: number
  readonly before: string
  readonly after: string
}

export interface SourceText {
  readonly path: string
  readonly text: string
}

/** All defects that the mutation operators can make in these sources. Comments, imports and types are left out. */
export function possibleMutants(sources: readonly SourceText[]): Mutant[] {
  return sources.flatMap(({ path, text }) => {
    const lines = text.split('\n')
    return lines.flatMap((line, index) => {
      if (/^\s*(\/\/|\/?\*|import |export (type|interface) |type |interface |readonly )/.test(line)) return []
      const above = lines.slice(0, index).findLast((other) => other.trim() !== '') ?? ''
      return operators.flatMap(({ name, mutate }) =>
        mutate(line, above)
          .filter((after) => after !== line)
          .map((after) => ({ operator: name, file: path, line: index + 1, before: line, after })),
      )
    })
  })
}

/**
 * Picks some of the possible defects, at most one in a file, so that each kind of defect has its share. The same seed picks
 * the same defects from the same sources.
 * @param isUsable Whether the code with the defect can be parsed; otherwise another defect is picked.
 */
export async function pickMutants(
  possible: readonly Mutant[],
  { seed, count, isUsable }: { seed: number; count: number; isUsable: (mutant: Mutant) => Promise<boolean> },
): Promise<Mutant[]> {
  const random = seededRandom(seed)
  const shares = operators.reduce((sum, { share }) => sum + share, 0)
  const picked: Mutant[] = []
  for (const { name, share } of operators) {
    const rest = possible.filter(({ operator }) => operator === name)
    for (let wanted = Math.round((share / shares) * count); wanted > 0 && rest.length > 0;) {
      const [mutant] = rest.splice(Math.floor(random() * rest.length), 1)
      if (!mutant || picked.some(({ file }) => file === mutant.file) || !(await isUsable(mutant))) continue
      picked.push(mutant)
      wanted -= 1
    }
  }
  return picked
}

/**
 * The source with the defect put in. If the file has moved, finds it by its name. If the line has moved, finds it by its
 * text.
 * @returns undefined if the line is gone, or has moved and occurs more than once
 */
export function plant(mutant: Mutant, sources: readonly SourceText[]): SourceText | undefined {
  const candidates = sources.filter(({ path }) => path === mutant.file || basename(path) === basename(mutant.file))
  for (const { path, text } of candidates.toSorted((one) => (one.path === mutant.file ? -1 : 1))) {
    const lines = text.split('\n')
    const places = lines.flatMap((line, index) => (line.trim() === mutant.before.trim() ? [index] : []))
    const place = places.includes(mutant.line - 1) ? mutant.line - 1 : places.length === 1 ? places[0] : undefined
    if (place === undefined) continue
    return { path, text: lines.with(place, mutant.after).join('\n') }
  }
  return undefined
}

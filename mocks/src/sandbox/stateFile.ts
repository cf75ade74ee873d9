import { readFileSync, renameSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import { dataOf, textOf } from './stateText.ts'

/** What a state file holds. */
interface KeptState {
  /** When the worlds were made: they are made for a day, and what has come of them belongs to that one. */
  readonly began: Date
  /** By the name of the world; not yet held against what a snapshot looks like. */
  readonly worlds: ReadonlyMap<string, unknown>
}

export interface StateFile {
  /**
   * Undefined where there is none yet. One that makes no sense is set aside under another name, and `warn` is told.
   * @throws Error where it cannot be read at all
   */
  read(warn: (sentence: string) => void): KeptState | undefined
  /** Keeps the state of a world, as JSON, among those of the others; done when it is on the disk. @throws Error */
  write(world: string, text: string): Promise<void>
}

const format = v.object({ version: v.literal(1), began: v.pipe(v.string(), v.isoTimestamp()), worlds: v.unknown() })

export function openStateFile(path: string, began: () => Date): StateFile {
  const texts = new Map<string, string>()
  let last = Promise.resolve()
  const writeAll = async () => {
    const worlds = [...texts].map(([world, text]) => `${JSON.stringify(world)}: ${text}`).join(',\n')
    const content = `{ "version": 1, "began": ${JSON.stringify(began().toISOString())}, "worlds": {\n${worlds}\n} }\n`
    // Another name first: whoever is interrupted leaves the old file whole.
    await writeFile(`${path}.new`, content)
    await rename(`${path}.new`, path)
  }
  return {
    read(warn) {
      const text = contentOf(path)
      try {
        const state = text === undefined ? undefined : parsed(text)
        // A world that nobody enters this time is written again as it was.
        for (const [world, data] of state?.worlds ?? []) texts.set(world, textOf(data))
        return state
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        renameSync(path, `${path}.unreadable`)
        warn(
          `The state in ${path} cannot be used (${reason}): it is now ${path}.unreadable, and every world starts afresh.`,
        )
        return undefined
      }
    },
    write(world, text) {
      texts.set(world, text)
      // One after the other; a failure is told to its own call and does not stop the next.
      last = last.catch(() => undefined).then(writeAll)
      return last
    },
  }
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function parsed(text: string): KeptState {
  const { began, worlds } = v.parse(format, dataOf(text))
  return { began: new Date(began), worlds: new Map(Object.entries(worlds ?? {})) }
}

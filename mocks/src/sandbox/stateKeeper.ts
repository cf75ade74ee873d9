import type { Simulator, WorldName } from '../simulator.ts'
import { openStateFile } from './stateFile.ts'
import { isSnapshotLike, textOf } from './stateText.ts'

/** Keeps what comes of the worlds over a restart of the sandbox. */
export interface StateKeeper {
  /** The moment for which the worlds are made. */
  readonly began: Date
  /** Worlds that somebody has been in before. */
  readonly kept: ReadonlySet<string>
  /** Puts a world back to where it stood. */
  restore(world: WorldName, simulator: Simulator): void
  /** Writes a world down as it stands. @throws Error where it cannot be written */
  save(world: WorldName, simulator: Simulator): Promise<void>
}

/** Nothing is kept. */
export function forgetful(now: () => Date): StateKeeper {
  return { began: now(), kept: new Set(), restore: () => {}, save: async () => {} }
}

/** Keeps the state in a file. What makes no sense there is told to `warn`. @throws Error where it cannot be read at all */
export function keepInFile(path: string, now: () => Date, warn: (sentence: string) => void): StateKeeper {
  const file = openStateFile(path, () => began)
  const before = file.read(warn)
  const began = before?.began ?? now()
  return {
    began,
    kept: new Set(before?.worlds.keys()),
    restore(world, simulator) {
      const data = before?.worlds.get(world)
      if (data === undefined) return
      if (isSnapshotLike(data, simulator.snapshot())) simulator.restore(data)
      else warn(`${path} holds a world ${world} that this sandbox cannot use: it starts afresh.`)
    },
    save: (world, simulator) => file.write(world, textOf(simulator.snapshot())),
  }
}

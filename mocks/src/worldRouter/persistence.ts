import type { Simulator } from '../simulator/createSimulator.ts'
import type { WorldName } from '../world/index.ts'
import { keptStateText, readKeptState, type KeptState } from './keptState.ts'
import { isSnapshotLike, textOf } from './stateFormat.ts'

/** Keeps what comes of the worlds over a restart. */
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

/** Where the state of all worlds is kept, as one text. */
export interface StatePlace {
  /** As a person calls it. */
  readonly name: string
  /** What was kept there before; undefined for nothing. */
  readonly text: string | undefined
  /** In the place of what was there; done when it is kept. @throws Error */
  write(text: string): Promise<void>
  /** Takes away what makes no sense. Says what has become of it. */
  setAside(): string
}

/** Nothing is kept. */
export function forgetful(now: () => Date): StateKeeper {
  return { began: now(), kept: new Set(), restore: () => {}, save: async () => {} }
}

/** Keeps the state in a place. What makes no sense there is told to `warn`. */
export function keepState(place: StatePlace, now: () => Date, warn: (sentence: string) => void): StateKeeper {
  const before = stateIn(place, warn)
  const began = before?.began ?? now()
  // A world that nobody enters this time is written again as it was.
  const texts = new Map([...(before?.worlds ?? [])].map(([world, data]) => [world, textOf(data)]))
  let last = Promise.resolve()
  return {
    began,
    kept: new Set(before?.worlds.keys()),
    restore(world, simulator) {
      const data = before?.worlds.get(world)
      if (data === undefined) return
      if (isSnapshotLike(data, simulator.snapshot())) simulator.restore(data)
      else warn(`${place.name} holds a world ${world} that cannot be used any more: it starts afresh.`)
    },
    save(world, simulator) {
      texts.set(world, textOf(simulator.snapshot()))
      // One after the other; a failure is told to its own call and does not stop the next.
      last = last.catch(() => undefined).then(() => place.write(keptStateText(began, texts)))
      return last
    },
  }
}

function stateIn(place: StatePlace, warn: (sentence: string) => void): KeptState | undefined {
  try {
    return place.text === undefined ? undefined : readKeptState(place.text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    warn(`The state in ${place.name} cannot be used (${reason}): ${place.setAside()}, and every world starts afresh.`)
    return undefined
  }
}

import type { Simulator, WorldName } from '@trade-portal/mocks'
import { createControls, readSettings, type SupplierControls, type SupplierSettings } from '@trade-portal/mocks/browser'
import { addons } from 'storybook/preview-api'
import { FORCE_REMOUNT, UPDATE_GLOBALS } from '../internalEvents.ts'

/** The supplier of a story, for the Supplier panel. Its world is the one of the toolbar. */
interface StorySupplier extends SupplierControls {
  /** Starts the story again. Faults and latency stay as they are. */
  readonly restart: () => void
}

declare global {
  interface Window {
    storySupplier?: StorySupplier
  }
}

const keyOf = (storyId: string) => `supplier-panel.${storyId}`

/**
 * What was changed in the panel. It is stored in the tab, because Storybook reloads the page to start a story again whose
 * steps still run.
 */
export const changedSettings = (storyId: string) => readSettings(window.sessionStorage.getItem(keyOf(storyId)))

export function storeSettings(storyId: string, settings: SupplierSettings): void {
  window.sessionStorage.setItem(keyOf(storyId), JSON.stringify(settings))
}

interface WatchOptions extends Pick<SupplierSettings, 'latency'> {
  readonly storyId: string
  readonly world: WorldName
  /** Whether the toolbar leaves the world to the story. */
  readonly isOwnWorld: boolean
}

/** Shows a story's supplier in the panel. @returns the function that answers and lists the story's calls */
export function watchSupplier(
  simulator: Simulator,
  { storyId, world, isOwnWorld, latency }: WatchOptions,
): Simulator['handle'] {
  const channel = addons.getChannel()
  const setWorld = (next: string) => channel.emit(UPDATE_GLOBALS, { globals: { world: next } })
  const restart = () => channel.emit(FORCE_REMOUNT, { storyId })
  const settings = () => ({ home: world, faults: simulator.faults() })
  const { controls } = createControls(
    { ...simulator, settings, setHome: setWorld },
    { now: () => new Date(), latency, onSettings: (next) => storeSettings(storyId, next) },
  )
  const reset = async () => {
    window.sessionStorage.removeItem(keyOf(storyId))
    // A change of the world starts the story too. Starting it twice at once would make Storybook reload the page.
    if (isOwnWorld) restart()
    else setWorld('story')
  }
  window.storySupplier = { ...controls, restart, reset }
  const otherFrames = new BroadcastChannel(storySupplierChanged)
  otherFrames.postMessage(undefined)
  otherFrames.close()
  return controls.handle
}

/** Name of the broadcast after which a page's `storySupplier` is another one. */
export const storySupplierChanged = 'story-supplier-changed'

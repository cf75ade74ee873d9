import type { OperationName } from '@trade-portal/supplier-api'
import type { Faults } from './faults/faultTable.ts'
import type { GivenLatency } from './faults/settings.ts'
import type { Recording } from './recording/recording.ts'
import type { CartEntry } from './simulator/createSimulator.ts'
import type { OrderedCarts } from './state/supplier.ts'
import type { WorldName } from './world/index.ts'

export type { Faults, FaultName } from './faults/faultTable.ts'
export type { Latencies } from './faults/latency.ts'
export type { CartEntry } from './simulator/createSimulator.ts'
export type { WorldName } from './world/index.ts'

/**
 * How the circumstances of a story differ from the default. By default a customer is signed in to the typical world.
 * `given()` on `meta` holds what all stories of a file share. Storybook merges a story's own `given()` into it key by key:
 * objects are merged, lists are replaced, and `undefined` removes nothing. To undo a shared value, a story sets another
 * value, such as `'none'`.
 */
export interface Given {
  readonly world?: WorldName
  readonly faults?: Faults
  /** Milliseconds or `'forever'`, by operation; `all` is for operations without a latency of their own. */
  readonly latency?: GivenLatency
  /** Operations whose calls stay unanswered from the start until the story calls `releaseHeldCalls`. */
  readonly held?: readonly OperationName[]
  /** Recorded answers of a real server, as `pnpm probe --record` writes them. They replace the world's answers. */
  readonly recording?: Recording
  readonly signedInAs?: 'demo-admin' | 'demo-sales' | 'nobody'
  /** The path of the page that the story opens. */
  readonly path?: string
  /** The customer's cart at start. `'none'`, the default, means no cart. */
  readonly cart?: readonly CartEntry[] | 'none'
  /** Unsent form values at start, by the key of each form's draft, such as `checkout`. */
  readonly drafts?: Readonly<Record<string, object>>
  /** With `held`, the portal's timers run only when the story lets time pass with `passTime` or `passTimeUntil`. */
  readonly clock?: 'running' | 'held'
  /** Overrides of the configuration's `settings`. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Turns on tax mode, the variant for the United States. */
  readonly usa?: boolean
  /** Enables the diagnostic screens. */
  readonly diagnostics?: boolean
  readonly orderedCarts?: OrderedCarts
  /** Labels of menu entries and other widgets that the supplier has not enabled. */
  readonly switchedOff?: readonly string[]
  /** What is wrong with the deployment's configuration file. */
  readonly configuration?: 'missing' | 'broken'
}

/**
 * The parameters of a story. In the docs each story runs in its own iframe, because each has its own mocked network.
 * Controls are disabled, because stories differ by these parameters and not by arguments.
 */
export function given(circumstances: Given = {}) {
  return {
    parameters: {
      given: circumstances,
      controls: { disable: true },
      docs: { story: { inline: false, height: '640px' } },
    },
  } as const
}

import type { OperationName } from '@trade-portal/supplier-api'
import type { Faults } from './faults/faultTable.ts'
import type { Latencies } from './faults/latency.ts'
import type { Recording } from './recording/recording.ts'
import type { CartEntry } from './simulator/createSimulator.ts'
import type { OrderedCarts } from './state/supplier.ts'
import type { WorldName } from './world/index.ts'

export type { Faults, FaultName } from './faults/faultTable.ts'
export type { Latencies } from './faults/latency.ts'
export type { CartEntry } from './simulator/createSimulator.ts'
export type { WorldName } from './world/index.ts'

/**
 * The circumstances of a story, as differences from a signed-in customer in the typical world.
 *
 * `given()` on `meta` holds what all stories of a file share. Storybook merges a story's own `given()` into it key by
 * key: objects are merged, lists are replaced, and `undefined` removes nothing. A story therefore undoes a shared value
 * with another value, such as `'none'`.
 */
export interface Given {
  readonly world?: WorldName
  readonly faults?: Faults
  readonly latency?: Latencies
  /** Operations whose calls wait from the start until the story calls `answerHeld`. */
  readonly held?: readonly OperationName[]
  /** Answers of a real server by operation, as `pnpm probe --record` writes them. They replace those of the world. */
  readonly recording?: Recording
  readonly signedInAs?: 'demo-admin' | 'demo-sales' | 'nobody'
  /** The path of the open page. */
  readonly path?: string
  /** The cart that the customer already has. `'none'`, the default, means no cart. */
  readonly cart?: readonly CartEntry[] | 'none'
  /** Unsent values of forms, by the key of each form's draft, such as `checkout`. */
  readonly drafts?: Readonly<Record<string, object>>
  /** `held`: the portal's timers run only when the story lets time pass with `passes`. */
  readonly clock?: 'running' | 'held'
  /** Entries of the configuration's `settings` that differ. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Tax mode, the United States variant. */
  readonly usa?: boolean
  /** Enables the diagnostic screens. */
  readonly diagnostics?: boolean
  readonly orderedCarts?: OrderedCarts
  /** Labels of widget rows that the supplier has not enabled. */
  readonly switchedOff?: readonly string[]
  /** A problem with the deployment's configuration file. */
  readonly configuration?: 'missing' | 'broken'
}

/**
 * Parameters of a story. In the docs each story runs in its own iframe, because each has its own mocked network.
 * There are no controls, because stories differ by these parameters and not by arguments.
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

import type { Scenario } from '../scenario.ts'
import { changedCarts } from './changedCarts.ts'
import { lostAnswers } from './lostAnswers.ts'
import { offline } from './offline.ts'
import { presses } from './presses.ts'
import { signOuts } from './signOuts.ts'
import { tabs } from './tabs.ts'

/** Every way in which a cart could be ordered twice, or with other goods than shown. */
export const scenarios: readonly Scenario[] = [
  ...presses,
  ...lostAnswers,
  ...offline,
  ...tabs,
  ...changedCarts,
  ...signOuts,
]

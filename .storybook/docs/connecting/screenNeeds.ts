import { operationNames } from '@trade-portal/supplier-api'
import { featureUses } from '../featureUses.ts'
import type { Fact } from './FactTable.tsx'

/** The screens that are needed to sign in and order. */
const toOrder = new Set([
  'SignInScreen',
  'Shell',
  'HomeScreen',
  'CatalogueScreen',
  'SearchScreen',
  'CartScreen',
  'CheckoutScreen',
])

const uses = operationNames().flatMap((name) =>
  (featureUses.get(name)?.screens ?? []).map((screen) => ({ screen, name })),
)

/** The functions that each screen may call, computed from the source files. */
export const screenNeeds: readonly Fact[] = [...Map.groupBy(uses, ({ screen }) => screen)]
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([screen, calls]) => [screen, calls.map(({ name }) => name).join(', ')])

/** The functions to implement first: those of the screens that are needed to order. */
export const functionsToImplementFirst = operationNames().filter(
  (name) => name === 'login' || uses.some((use) => use.name === name && toOrder.has(use.screen)),
)

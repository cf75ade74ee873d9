import { routes, type RouteName } from '@trade-portal/features/routes'
import type { QueryName } from '@trade-portal/supplier-api'
import { faultOutcomes, type FaultOutcome } from './faultOutcomes.ts'
import { screenVisits } from './screenVisits.ts'

/** A screen, an operation that it calls, and the outcome of each fault in the operation's answer. */
export interface ScreenOutcomes {
  readonly screen: RouteName
  readonly title: string
  readonly operation: QueryName
  readonly outcomes: readonly FaultOutcome[]
}

export async function outcomesOf(screens: readonly RouteName[]): Promise<readonly ScreenOutcomes[]> {
  const outcomes = new Map<QueryName, readonly FaultOutcome[]>()
  for (const operation of new Set(screens.flatMap((screen) => screenVisits[screen].calls)))
    outcomes.set(operation, await faultOutcomes(operation))
  return screens.flatMap((screen) =>
    screenVisits[screen].calls.map((operation) => ({
      screen,
      title: routes[screen].title,
      operation,
      outcomes: outcomes.get(operation) ?? [],
    })),
  )
}

/** One cell of the matrix: a screen, an operation that it calls, and one outcome of the faults in the answer. */
export interface Cell {
  readonly screen: RouteName
  readonly operation: QueryName
  readonly outcome: FaultOutcome
}

/**
 * The cells of these screens: one for each operation that a screen calls and each outcome of a fault in the answer. Faults
 * that change nothing have no cell.
 */
export async function cellsOf(screens: readonly RouteName[]): Promise<readonly Cell[]> {
  return (await outcomesOf(screens)).flatMap(({ screen, operation, outcomes }) =>
    outcomes.filter(({ kind }) => kind !== 'usual').map((outcome) => ({ screen, operation, outcome })),
  )
}

export const nameOf = ({ screen, operation, outcome }: Cell) => `${screen} ${operation} ${outcome.faults[0]}`

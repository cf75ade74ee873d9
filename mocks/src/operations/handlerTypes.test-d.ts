import type { Faults } from '../faults/faultTable.ts'
import type { AreaHandlers, Handlers } from './handlerTypes.ts'

// None of these declarations may compile: TypeScript reports an unused @ts-expect-error as an error.

export const misspelt: Pick<Handlers, 'getState'> = {
  // @ts-expect-error a misspelt field
  getState: () => ({ StateList: [{ stateId: 'NSW', stateName: '' }] }),
}

export const incomplete: Pick<Handlers, 'getState'> = {
  // @ts-expect-error a mapped row that lacks a field
  getState: ({ supplier }) => ({ StateList: supplier.world.states.map(({ name }) => ({ stateName: name })) }),
}

export const withoutEnvelope: Pick<Handlers, 'getUserDetails'> = {
  // @ts-expect-error rows that are not in a table
  getUserDetails: () => [],
}

// @ts-expect-error a missing operation
export const missing: AreaHandlers<'information'> = {}

export const unknown: Pick<Handlers, 'getWidgetConfiguration'> = {
  getWidgetConfiguration: () => ({ WidgetConfiguration: [] }),
  // @ts-expect-error an unknown operation
  getWeather: () => ({}),
}

// @ts-expect-error a misspelt fault
export const fault: Faults = { getState: 'session-expire' }

// @ts-expect-error a fault of an operation that does not exist
export const faultOf: Faults = { getWeather: 'never' }

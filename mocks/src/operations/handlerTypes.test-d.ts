import type { Area, Simulated } from './handlerTypes.ts'
import type { Faults } from '../faults/faultTable.ts'

// Each of these must not compile; a line that begins to compile fails the type check.

export const misspelt: Pick<Simulated, 'getState'> = {
  // @ts-expect-error a misspelt field
  getState: () => ({ StateList: [{ stateId: 'NSW', stateName: '' }] }),
}

export const incomplete: Pick<Simulated, 'getState'> = {
  // @ts-expect-error a row, made elsewhere, that lacks a field
  getState: ({ supplier }) => ({ StateList: supplier.world.states.map(({ name }) => ({ stateName: name })) }),
}

export const withoutEnvelope: Pick<Simulated, 'getUserDetails'> = {
  // @ts-expect-error rows without their table
  getUserDetails: () => [],
}

// @ts-expect-error a missing operation
export const missing: Area<'information'> = {}

export const invented: Pick<Simulated, 'getWidgetConfiguration'> = {
  getWidgetConfiguration: () => ({ WidgetConfiguration: [] }),
  // @ts-expect-error an invented operation
  getWeather: () => ({}),
}

// @ts-expect-error a misspelt fault
export const fault: Faults = { getState: 'session-expire' }

// @ts-expect-error a fault of an operation that does not exist
export const faultOf: Faults = { getWeather: 'never' }

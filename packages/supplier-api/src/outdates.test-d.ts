import * as v from 'valibot'
import { operation } from './operation.ts'
import type { QueryName } from './operations/index.ts'
import { emptyAnswer } from './wire.ts'

// The lines after `@ts-expect-error` must not compile: the type check fails when one of them does.

const plain = { about: '', request: v.object({}), response: emptyAnswer, example: {} }

export const right = operation({ ...plain, kind: 'mutation', outdates: ['getState'] })
/** Reads `outdates` in the same way as the function `outdatedBy` does. */
export const read: readonly QueryName[] = right.outdates ?? []

const misspelt = operation({ ...plain, kind: 'mutation', outdates: ['getState', 'getWeather'] })
// @ts-expect-error a name that no operation has
export const readMisspelt: readonly QueryName[] = misspelt.outdates ?? []

const mutating = operation({ ...plain, kind: 'mutation', outdates: ['addCartProduct'] })
// @ts-expect-error the name of a mutation
export const readMutating: readonly QueryName[] = mutating.outdates ?? []

// @ts-expect-error a mutation that does not say what it outdates
export const silent = operation({ ...plain, kind: 'mutation' })

// @ts-expect-error a query that outdates something
export const outdatingQuery = operation({ ...plain, kind: 'query', outdates: ['getState'] })

import { pageState } from '@trade-portal/design-system/page-state'
import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { afterPaint } from '../time/untilIdle.ts'
import type { AddressField, AddressFields } from './addressFields.ts'

export interface AddressChange {
  /** `replace` is for changes while typing, so that Back does not step through every letter. */
  readonly history?: 'push' | 'replace'
  /** The state of the history entry. It survives a reload. */
  readonly state?: string
}

/**
 * Keeps the state of a list (filters, search, page ...) in the address, so that Back, a reload and a shared link restore it.
 * @param fields One field for each parameter. Define it outside the component, so that it stays the same object.
 * @returns the values, and a function that merges changes into the address and keeps all other parameters
 */
export function useAddressState<Values extends object>(fields: AddressFields<Values>) {
  const { parameters, write } = useAddress()
  const change = useCallback(
    (changes: Partial<Values>, options?: AddressChange) => write((put) => put(fields, changes), options),
    [fields, write],
  )
  return [useAddressValues(fields, parameters), change] as const
}

/** The values of the fields in the query string. Returns the same object until one of them changes. */
export function useAddressValues<Values extends object>(
  fields: AddressFields<Values>,
  parameters: URLSearchParams,
): Values {
  const own = ownQuery(fields, parameters)
  return useMemo(() => readAll(fields, new URLSearchParams(own)), [fields, own])
}

/**
 * The query string with the changes that the router has not received yet. The next change starts from this query string,
 * even if another part of the page makes it. So no change is lost.
 */
const pendingQuery = pageState((): { written?: URLSearchParams | undefined } => ({}))

type Put = <Values extends object>(fields: AddressFields<Values>, changes: Partial<Values>) => void

/**
 * Returns the query string, and a function that changes it. Each change adds or replaces one history entry. The component
 * that makes a change gets the new query string at once. The address, and all other components that read it, change only
 * after the next paint, because a new address makes nearly the whole page render again, although most of it has not
 * changed.
 */
export function useAddress() {
  const [parameters, setParameters] = useSearchParams()
  const location = useLocation()
  const [shown, show] = useOptimistic(parameters)
  const latest = useRef(parameters)
  // `setParameters` is a new function after each change of the address. The ref lets `write` stay the same function, for
  // memoised components.
  const set = useRef(setParameters)
  const isShown = useRef(false)
  useLayoutEffect(() => {
    latest.current = shown
    set.current = setParameters
  }, [shown, setParameters])
  const path = useRef(location.pathname)
  useLayoutEffect(() => {
    path.current = location.pathname
    // Drops the pending query at each new location. Every history entry has its own location object, so this runs even if
    // Back leads to the same query.
    pendingQuery().written = undefined
  }, [location])
  useLayoutEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const write = useCallback(
    (edit: (put: Put) => void, { history = 'push', state }: AddressChange = {}) => {
      // While the next screen loads, this screen is hidden, but its timers still run. A change made by such a timer would
      // go into the next screen's address.
      if (!isShown.current) return
      const address = pendingQuery()
      const before = address.written ?? latest.current
      const after = new URLSearchParams(before)
      edit((fields, changes) => putInto(after, fields, changes))
      if (after.toString() === before.toString()) return
      address.written = after
      const writtenAt = path.current
      startTransition(async () => {
        show(after)
        await afterPaint()
        // If the user has left the screen before the paint, the change is dropped. Otherwise a part of the shell, which
        // stays mounted, would change the next screen's address.
        if (!isShown.current || path.current !== writtenAt) {
          address.written = undefined
          return
        }
        startTransition(() => set.current(after, { replace: history === 'replace', state }))
      })
    },
    [show],
  )
  return { parameters: shown, write }
}

function putInto<Values extends object>(
  after: URLSearchParams,
  fields: AddressFields<Values>,
  changes: Partial<Values>,
): void {
  for (const name of namesOf(fields)) {
    const changed = changes[name]
    if (changed === undefined) continue
    const text = fields[name].write(changed)
    if (text === null) after.delete(String(name))
    else after.set(String(name), text)
  }
}

/** The part of the query string that the given fields read. */
function ownQuery<Values extends object>(fields: AddressFields<Values>, parameters: URLSearchParams): string {
  const own = new URLSearchParams()
  for (const name of namesOf(fields)) {
    const text = parameters.get(String(name))
    if (text !== null) own.set(String(name), text)
  }
  return own.toString()
}

function readAll<Values extends object>(fields: AddressFields<Values>, parameters: URLSearchParams): Values
function readAll(fields: Record<string, AddressField<unknown>>, parameters: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, { read }]) => [name, read(parameters.get(name))]))
}

function namesOf<Values extends object>(fields: AddressFields<Values>): (keyof Values)[]
function namesOf(fields: object): string[] {
  return Object.keys(fields)
}

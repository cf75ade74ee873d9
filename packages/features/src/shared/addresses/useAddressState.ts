import { readIsoDate } from '@trade-portal/supplier-api'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** How one value is read from and written to the query string. */
export interface AddressField<Value> {
  /** Accepts any text, because addresses can be typed by hand. Invalid text gives the default. */
  readonly read: (text: string | null) => Value
  /** Null for the default value, which is left out of the address. */
  readonly write: (value: Value) => string | null
}

/** In characters. */
const maxTextLength = 200

export const addressText: AddressField<string> = {
  read: (text) => (text ?? '').slice(0, maxTextLength),
  write: (text) => (text === '' ? null : text),
}

/** A page number, counted from 1. */
export const addressPage: AddressField<number> = {
  read: (text) => (text !== null && /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1),
  write: (page) => (page === 1 ? null : String(page)),
}

/** One of a fixed set of values; the first is the default. */
export function addressChoice<const Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
): AddressField<Choice> {
  return {
    read: (text) => choices.find((choice) => choice === text) ?? choices[0],
    write: (choice) => (choice === choices[0] ? null : choice),
  }
}

/** A calendar day, `YYYY-MM-DD`; '' for none. */
export const addressDate: AddressField<string> = {
  read: (text) => readIsoDate(text) ?? '',
  write: addressText.write,
}

export interface AddressSort<Key extends string> {
  readonly key: Key
  readonly direction: 'ascending' | 'descending'
}

/** A column and its direction, written as `amount` or `-amount`; null for unsorted. */
export function addressSort<const Key extends string>(keys: readonly Key[]): AddressField<AddressSort<Key> | null> {
  return {
    read: (text) => {
      const key = keys.find((known) => known === text?.replace(/^-/, ''))
      return key === undefined ? null : { key, direction: text?.startsWith('-') ? 'descending' : 'ascending' }
    },
    write: (sort) => sort && (sort.direction === 'descending' ? `-${sort.key}` : sort.key),
  }
}

type Fields<Values> = { readonly [Name in keyof Values]: AddressField<Values[Name]> }

export interface AddressChange {
  /** Use `replace` for changes while typing, so that Back does not step through every letter. */
  readonly history?: 'push' | 'replace'
}

/**
 * Keeps the state of a list (filters, search, page ...) in the address, so that Back, a reload and a shared link
 * restore it.
 * @param fields One for each parameter. Define it outside the component, so that it stays the same object.
 * @returns the values, and a function that merges changes into the address and keeps all other parameters
 */
export function useAddressState<Values extends object>(fields: Fields<Values>) {
  const [parameters, setParameters] = useSearchParams()
  const values = useMemo(() => readAll(fields, parameters), [fields, parameters])
  // Two changes in one tick: the second one must see the first.
  const latest = useRef(parameters)
  useEffect(() => {
    latest.current = parameters
  }, [parameters])
  const change = useCallback(
    (changes: Partial<Values>, { history = 'push' }: AddressChange = {}) => {
      const after = new URLSearchParams(latest.current)
      for (const name of namesOf(fields)) {
        const changed = changes[name]
        if (changed === undefined) continue
        const text = fields[name].write(changed)
        if (text === null) after.delete(String(name))
        else after.set(String(name), text)
      }
      latest.current = after
      setParameters(after, { replace: history === 'replace' })
    },
    [fields, setParameters],
  )
  return [values, change] as const
}

function readAll<Values extends object>(fields: Fields<Values>, parameters: URLSearchParams): Values
function readAll(fields: Record<string, AddressField<unknown>>, parameters: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, { read }]) => [name, read(parameters.get(name))]))
}

function namesOf<Values extends object>(fields: Fields<Values>): (keyof Values)[]
function namesOf(fields: object): string[] {
  return Object.keys(fields)
}

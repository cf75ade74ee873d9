import { readIsoDate } from '@trade-portal/supplier-api'

export interface AddressField<Value> {
  /** Converts any text, because users can type addresses. Invalid text yields the default value. */
  readonly read: (text: string | null) => Value
  /** Returns null for the default value, so that the address does not contain it. */
  readonly write: (value: Value) => string | null
}

const maxTextLength = 200

export const addressText: AddressField<string> = {
  read: (text) => (text ?? '').slice(0, maxTextLength).trim(),
  write: (text) => (text === '' ? null : text),
}

/** A page number, counted from 1. */
export const addressPage: AddressField<number> = {
  read: (text) => (text !== null && /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1),
  write: (page) => (page === 1 ? null : String(page)),
}

/** A choice among fixed values; the first is the default. */
export function addressChoice<const Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
): AddressField<Choice> {
  return {
    read: (text) => choices.find((choice) => choice === text) ?? choices[0],
    write: (choice) => (choice === choices[0] ? null : choice),
  }
}

/** Whether something is switched on; off by default. */
export const addressSwitch: AddressField<boolean> = {
  read: (text) => text === 'on',
  write: (isOn) => (isOn ? 'on' : null),
}

/** A calendar day, `YYYY-MM-DD`; '' for none. */
export const addressDate: AddressField<string> = {
  read: (text) => readIsoDate(text) ?? '',
  write: addressText.write,
}

interface AddressSort<Key extends string> {
  readonly key: Key
  readonly direction: 'ascending' | 'descending'
}

/** A sorted column with its direction, written as `amount` or `-amount` (descending); null if unsorted. */
export function addressSort<const Key extends string>(keys: readonly Key[]): AddressField<AddressSort<Key> | null> {
  return {
    read: (text) => {
      const key = keys.find((known) => known === text?.replace(/^-/, ''))
      return key === undefined ? null : { key, direction: text?.startsWith('-') ? 'descending' : 'ascending' }
    },
    write: (sort) => sort && (sort.direction === 'descending' ? `-${sort.key}` : sort.key),
  }
}

export type AddressFields<Values> = { readonly [Name in keyof Values]: AddressField<Values[Name]> }

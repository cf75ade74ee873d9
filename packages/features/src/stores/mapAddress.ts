import type { Store } from '@trade-portal/supplier-api'

const zoom = '16'

/** What a map is asked for: the address, or where there is none the position. Undefined where neither is known. */
function queryOf({ address, position }: Store): string | undefined {
  if (address.length > 0) return address.join(', ')
  return position === null ? undefined : `${position.latitude},${position.longitude}`
}

/** A map to be shown in the page, with the store in its middle. */
export function embeddedMap(store: Store, key: string): string | undefined {
  const query = queryOf(store)
  if (key === '' || query === undefined) return undefined
  const { position } = store
  const asked = new URLSearchParams({ key, q: query, zoom })
  if (position !== null) asked.set('center', `${position.latitude},${position.longitude}`)
  return `https://www.google.com/maps/embed/v1/place?${asked.toString()}`
}

/** The same place on the maps' own site, which needs no key. */
export function mapSearch(store: Store): string | undefined {
  const query = queryOf(store)
  return query === undefined
    ? undefined
    : `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query }).toString()}`
}

import type { Store } from '@trade-portal/supplier-api'

const zoom = '16'

/** What to search for on the map: the address, or else the position in degrees; undefined if both are unknown. */
function queryOf({ address, position }: Store): string | undefined {
  if (address.length > 0) return address.join(', ')
  return position === null ? undefined : `${position.latitude},${position.longitude}`
}

/** The URL of an embedded map centred on the store; undefined without a key, or if the place is unknown. */
export function embeddedMap(store: Store, key: string): string | undefined {
  const query = queryOf(store)
  if (key === '' || query === undefined) return undefined
  const { position } = store
  const asked = new URLSearchParams({ key, q: query, zoom })
  if (position !== null) asked.set('center', `${position.latitude},${position.longitude}`)
  return `https://www.google.com/maps/embed/v1/place?${asked.toString()}`
}

/** The URL of the store on the Google Maps site, which needs no key; undefined if the place is unknown. */
export function mapSearch(store: Store): string | undefined {
  const query = queryOf(store)
  return query === undefined
    ? undefined
    : `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query }).toString()}`
}

import type { CustomList } from '@trade-portal/supplier-api'

/** The suffix of the names of lists that are parked carts. Nothing else distinguishes them from other lists. */
const parkedSuffix = ' (parked)'

export const parkedListName = (job: string) => `${job.trim()}${parkedSuffix}`
export const isParked = ({ name, isGeneric }: CustomList) => !isGeneric && name.endsWith(parkedSuffix)

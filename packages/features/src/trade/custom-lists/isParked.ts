import type { CustomList } from '@trade-portal/supplier-api'

/** The end of the names of lists that are parked carts; nothing else marks them. */
const ending = ' (parked)'

export const parkedName = (job: string) => `${job.trim()}${ending}`
export const isParked = ({ name, isGeneric }: CustomList) => !isGeneric && name.endsWith(ending)

import { useQuery } from '@tanstack/react-query'
import { keptFiveMinutes } from '../api/keptFiveMinutes.ts'
import { operationQuery } from '../api/operationQuery.ts'
import { useSupplierApi } from '../session/useSession.ts'
import { useSettings } from '../settings/useConfiguration.ts'
import { enabledEntries, isDisabled, needsEnabling, type EntryName } from './entries.ts'

export interface Entries {
  /** Whether an entry is to be shown. While that is not known it is not. */
  readonly has: (name: EntryName) => boolean
  readonly isPending: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** Which parts of the portal this customer has, by the deployment's settings and by what the supplier enables. */
export function useEntries(): Entries {
  const api = useSupplierApi()
  const settings = useSettings()
  const bar = useQuery({
    ...operationQuery(api, 'getWidgetConfiguration', { objectSet: 'TopButtonBar' }),
    select: enabledEntries,
    ...keptFiveMinutes,
  })
  const isEnabled = (name: EntryName) =>
    !isDisabled(name, settings) && (!needsEnabling(name) || (bar.data?.has(name) ?? false))

  const wantsPriceBook = isEnabled('priceBook')
  const priceBook = useQuery({
    ...operationQuery(api, 'isPriceBookEnabled', {}),
    ...keptFiveMinutes,
    enabled: wantsPriceBook,
  })
  return {
    has: (name) => isEnabled(name) && (name !== 'priceBook' || priceBook.data === true),
    isPending: bar.isPending || (wantsPriceBook && priceBook.isPending),
    error: bar.error ?? priceBook.error,
    retry: () => void (bar.isError ? bar.refetch() : priceBook.refetch()),
  }
}

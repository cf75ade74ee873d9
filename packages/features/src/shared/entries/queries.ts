import { useQuery } from '@tanstack/react-query'
import { keptFiveMinutes, operationQuery } from '../api/operationQuery.ts'
import { useApi } from '../session/useSession.ts'
import { useSettings } from '../settings/useConfiguration.ts'
import { widgetsQuery } from '../widgets/queries.ts'
import { enabledEntries, isDisabled, needsEnabling, type EntryName } from './entries.ts'

export interface Entries {
  /** Whether an entry is to be shown. While that is not known it is not. */
  readonly has: (name: EntryName) => boolean
  readonly isPending: boolean
  /** Why it is not known. */
  readonly error: unknown
  readonly refetch: () => void
}

/** Which parts of the portal this customer has, by the deployment's settings and by what the supplier enables. */
export function useEntries(): Entries {
  const api = useApi()
  const settings = useSettings()
  const bar = useQuery({ ...widgetsQuery(api, 'TopButtonBar'), select: enabledEntries })
  const isEnabled = (name: EntryName) =>
    !isDisabled(name, settings) && (!needsEnabling(name) || (bar.data?.has(name) ?? false))

  const needsPriceBook = isEnabled('priceBook')
  const priceBook = useQuery({
    ...operationQuery(api, 'isPriceBookEnabled', {}),
    ...keptFiveMinutes,
    enabled: needsPriceBook,
  })
  const failed = [bar, priceBook].find(({ data, error }) => data === undefined && error !== null)
  return {
    has: (name) => isEnabled(name) && (name !== 'priceBook' || priceBook.data === true),
    isPending: bar.isPending || (needsPriceBook && priceBook.isPending),
    error: failed?.error ?? null,
    refetch: () => void failed?.refetch(),
  }
}

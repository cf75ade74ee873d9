import { useQuery } from '@tanstack/react-query'
import { keptFiveMinutes, operationQuery } from '../../foundation/api/operationQuery.ts'
import { useApi } from '../../foundation/session/useSession.ts'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { widgetsQuery } from './widgetsQueries.ts'
import { enabledEntries, isDisabled, needsEnabling, type EntryName } from './entries.ts'

export interface Entries {
  /** Whether the customer has an entry. False while that is unknown. */
  readonly has: (name: EntryName) => boolean
  /** Whether the customer may turn out to have an entry. False once it is known that not. */
  readonly mayHave: (name: EntryName) => boolean
  readonly isPending: boolean
  /** The error, if the entries could not be loaded; otherwise null. */
  readonly error: unknown
  readonly refetch: () => void
}

/** The parts of the portal that the settings of the deployment and the supplier enable for this customer. */
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
    mayHave: (name) => isEnabled(name) || (bar.isPending && !isDisabled(name, settings)),
    isPending: bar.isPending || (needsPriceBook && priceBook.isPending),
    error: failed?.error ?? null,
    refetch: () => void failed?.refetch(),
  }
}

import type { CustomList } from '@trade-portal/supplier-api'

/** Props of what shows a list or acts on it. */
export interface ListPartProps {
  readonly list: CustomList
  /** Shows the reason why an action failed. */
  readonly onFailure: (error: unknown) => void
}

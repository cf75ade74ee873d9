import type { CustomList } from '@trade-portal/supplier-api'

/** Props that all parts of a list's screen share. */
export interface ListPartProps {
  readonly list: CustomList
  /** Shows the reason why an action failed. */
  readonly onFailure: (error: unknown) => void
}

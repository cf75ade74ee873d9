import type { CustomList } from '@trade-portal/supplier-api'

/** Props of the parts of a list's screen. */
export interface ListPartProps {
  readonly list: CustomList
  /** Shows why an action failed. */
  readonly onFailure: (error: unknown) => void
}

import { ErrorState, Spinner } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { messageOf } from '../failures/failures.ts'
import { signsOut } from '../failures/signsOut.ts'

export interface LoadStateProps<Data> {
  /** What is loading, as a customer calls it: "your cart". */
  readonly what: string
  readonly data: Data | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly children: (data: Data) => ReactNode
}

/** Loading, failed with a way to try again, or there. Data that is there stays while it is refreshed. */
export function LoadState<Data>({ what, data, error, onRetry, children }: LoadStateProps<Data>) {
  if (data !== undefined) return children(data)
  if (error === null || error === undefined || signsOut(error)) return <Spinner label={`Loading ${what}`} />
  return <ErrorState title={`We could not load ${what}`} message={messageOf(error)} onRetry={onRetry} />
}

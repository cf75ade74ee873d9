import {
  AlertDialog,
  Button,
  EmptyState,
  ErrorState,
  loadingAnnouncedAfterMs,
  Spinner,
  Text,
  useAnnouncement,
  VisuallyHidden,
  type EmptyStateProps,
} from '@trade-portal/design-system'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { markReported, messageOf } from '../failures/failures.ts'
import { toastFailure } from '../failures/toasts.ts'
import type { Loadable } from './loadable.ts'
import { useQueryFailure } from './useQueryFailure.ts'

interface QueryViewProps<Data> {
  readonly query: Loadable<Data>
  /** The object of the sentences "Loading …" and "We could not load …", such as "your cart". */
  readonly what: string
  /** Shown if the list is empty, by default on a sheet. */
  readonly empty?: EmptyStateProps
  /** Shown while the data loads; it should have the height of the data. By default a spinner. */
  readonly skeleton?: ReactNode
  /** Returns the announcement of new data, such as "12 products". If omitted, only slow loads are announced. */
  readonly announcement?: (data: Data) => string
  /** False for a further part of a screen, whose slow load is not announced because that of the first part is. */
  readonly announcesLoading?: boolean
  /**
   * The title of a failure that is shown in place of the data. Pass it only if the specification requires a title other
   * than "We could not load …".
   */
  readonly failedTitle?: string | ((error: unknown) => string)
  /**
   * The text of a toast about a failure, if the specification requires a toast. The reason is then shown only in the toast,
   * not in place of the data.
   */
  readonly failedToast?: (error: unknown) => string
  /** Draws what surrounds a failure, such as the sheet and the header of a table. */
  readonly failureIn?: (failure: ReactNode) => ReactNode
  /**
   * Set if the specification requires that a failure is shown in a dialog, not in place of the data: the path to which
   * closing the dialog leads.
   */
  readonly afterFailure?: string | undefined
  readonly children: (data: Data) => ReactNode
}

/**
 * Shows the state of a query: loading, failed with a retry button, empty, or its data. Existing data stays visible during a
 * refetch and after a failed refetch, which the query client reports in a toast. Announces a failure, a load that takes
 * longer than a second, and the end of such a load.
 */
export function QueryView<Data>({
  query,
  what,
  empty,
  skeleton,
  announcement,
  announcesLoading = true,
  failedTitle = `We could not load ${what}`,
  failedToast,
  failureIn,
  afterFailure,
  children,
}: QueryViewProps<Data>) {
  const { data } = query
  const failed = useQueryFailure(query, announcement ? '' : `Loaded ${what}`, announcesLoading)
  const isLoaded = data !== undefined
  const isRefreshing = isLoaded && query.isFetching === true
  useAnnouncement(useTextAfterRefetch(isLoaded ? (announcement?.(data) ?? '') : '', isRefreshing))

  if (isLoaded) {
    if (empty === undefined || !Array.isArray(data) || data.length > 0)
      return <RefreshContext value={isRefreshing}>{children(data)}</RefreshContext>
    return <EmptyState isOnSheet {...empty} />
  }
  if (!failed) return <LoadingIndicator {...{ what, skeleton, announcesLoading }} />
  // A title made from the error does not always say that loading failed. So "We could not load …" is put before the reason.
  const isFromError = typeof failedTitle !== 'string'
  const title = isFromError ? failedTitle(failed.error) : failedTitle
  const failure = (
    <LoadFailure
      title={title}
      reasonPrefix={isFromError ? `We could not load ${what}. ` : ''}
      toast={failedToast}
      afterFailure={afterFailure}
      {...failed}
    />
  )
  return failureIn ? failureIn(failure) : failure
}

/** Whether the data that the surrounding `QueryView` shows is being refetched. */
const RefreshContext = createContext(false)

/**
 * Returns the announcement to make about the data. During a refetch, this is still the announcement from before the
 * refetch. So stale data is never announced, and each change is announced once.
 */
export function useTextAfterRefetch(text: string, isRefreshing = use(RefreshContext)): string {
  const [settled, setSettled] = useState('')
  if (!isRefreshing && settled !== text) setSettled(text)
  return isRefreshing ? settled : text
}

type WaitingProps = Pick<QueryViewProps<unknown>, 'what' | 'skeleton' | 'announcesLoading'>

/** Shows that something is loading. If there is a skeleton, the text is only for screen readers. */
export function LoadingIndicator({ what, skeleton, announcesLoading = true }: WaitingProps) {
  const label = `Loading ${what}`
  return skeleton === undefined ? (
    <Spinner label={label} />
  ) : (
    <SkeletonWithLabel {...{ label, skeleton, announcesLoading }} />
  )
}

interface SkeletonWithLabelProps {
  readonly label: string
  readonly skeleton: ReactNode
  readonly announcesLoading: boolean
}

function SkeletonWithLabel({ label, skeleton, announcesLoading }: SkeletonWithLabelProps) {
  useAnnouncement(announcesLoading ? label : '', { afterMs: loadingAnnouncedAfterMs })
  return (
    <>
      {/* For screen readers that reach the skeleton before the announcement. */}
      <VisuallyHidden>{label}</VisuallyHidden>
      {skeleton}
    </>
  )
}

interface LoadFailureProps extends NonNullable<ReturnType<typeof useQueryFailure>> {
  readonly title: string
  /** A sentence that is shown before the reason of the failure; '' if the title already says that loading failed. */
  readonly reasonPrefix: string
  readonly toast: QueryViewProps<unknown>['failedToast'] | undefined
  readonly afterFailure: string | undefined
}

function LoadFailure({ title, reasonPrefix, toast, afterFailure, error, isRetrying, retry }: LoadFailureProps) {
  const navigate = useNavigate()
  useEffect(() => {
    if (toast) toastFailure(error, toast)
    markReported(error)
  }, [error, toast])
  const reason = messageOf(error)
  // If the title repeats the first message of the error, only the further messages are shown below it.
  const further = reason.startsWith(title) ? reason.slice(title.length).trim() : reasonPrefix + reason
  const failure = { message: toast ? '' : further, isRetrying, onRetry: retry }
  if (afterFailure === undefined) return <ErrorState title={title} {...failure} />
  return (
    <AlertDialog
      // The specification has this spelling.
      title="An Error Occured"
      isOpen
      closeLabel="Close"
      onClose={() => void navigate(afterFailure)}
      actions={
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- unlike Close, it does not leave the screen
        <Button autoFocus isPending={isRetrying} pendingLabel="Trying again…" onPress={retry}>
          Try again
        </Button>
      }
    >
      <Text>{failure.message}</Text>
    </AlertDialog>
  )
}

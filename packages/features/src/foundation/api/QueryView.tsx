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
import type { Loadable } from './loadable.ts'
import { useQueryFailure } from './useQueryFailure.ts'
import { routes } from '../../routes.ts'
import { toastFailure } from '../failures/toasts.ts'

interface QueryViewProps<Data> {
  readonly query: Loadable<Data>
  /** Names what is loading, such as "your cart" in "Loading your cart" and "We could not load your cart". */
  readonly what: string
  /** Shown instead of an empty list: a title, or all props of the EmptyState. */
  readonly empty?: string | EmptyStateProps
  /** Shown while the data loads, and as high as the data. By default a spinner. */
  readonly skeleton?: ReactNode
  /** The announcement of new data, such as "12 products". Without this option only slow loads are announced. */
  readonly announcement?: (data: Data) => string
  /** The title of a failure that is shown as content, where the specification gives one. */
  readonly failedTitle?: string | ((error: unknown) => string)
  /** The text of a toast for a failure, where the specification requires one. The content then omits the reason. */
  readonly failedToast?: (error: unknown) => string
  /** Where a failure is shown: in place of the data or, where specified, in a dialog whose Close button leads home. */
  readonly failedAs?: 'content' | 'dialog'
  readonly children: (data: Data) => ReactNode
}

/**
 * Shows the state of a query: loading, failed with a retry button, empty, or its data. Existing data stays visible
 * during a refresh and after a failed refresh, which the query client reports in a toast. Announces a failure, a load
 * that takes longer than a second, and the end of such a load.
 */
export function QueryView<Data>({
  query,
  what,
  empty,
  skeleton,
  announcement,
  failedTitle = `We could not load ${what}`,
  failedToast,
  failedAs = 'content',
  children,
}: QueryViewProps<Data>) {
  const { data } = query
  const failed = useQueryFailure(query, announcement ? '' : `Loaded ${what}`)
  const isLoaded = data !== undefined
  const isRefreshing = isLoaded && query.isFetching === true
  useAnnouncement(useSettled(isLoaded ? (announcement?.(data) ?? '') : '', isRefreshing))

  if (isLoaded) {
    if (empty === undefined || !Array.isArray(data) || data.length > 0)
      return <RefreshContext value={isRefreshing}>{children(data)}</RefreshContext>
    return <EmptyState {...(typeof empty === 'string' ? { title: empty } : empty)} />
  }
  if (!failed) return <Waiting what={what} skeleton={skeleton} />
  // The specified title may not say that something has failed.
  const isSpecified = typeof failedTitle !== 'string'
  const title = isSpecified ? failedTitle(failed.error) : failedTitle
  return (
    <LoadFailure
      title={title}
      said={isSpecified ? `We could not load ${what}. ` : ''}
      toast={failedToast}
      failedAs={failedAs}
      {...failed}
    />
  )
}

/** Whether the data that `QueryView` shows is being refetched. */
const RefreshContext = createContext(false)

/**
 * Returns the announcement of the data. It does not change during a refetch, so that changes are announced once and
 * stale data is not announced.
 */
export function useSettled(text: string, isRefreshing = use(RefreshContext)): string {
  const [settled, setSettled] = useState('')
  if (!isRefreshing && settled !== text) setSettled(text)
  return isRefreshing ? settled : text
}

type WaitingProps = Pick<QueryViewProps<unknown>, 'what' | 'skeleton'>

/** Shows what is loading. With a skeleton, the text is only for screen readers. */
export function Waiting({ what, skeleton }: WaitingProps) {
  const label = `Loading ${what}`
  return skeleton === undefined ? <Spinner label={label} /> : <SkeletonWithLabel label={label} skeleton={skeleton} />
}

function SkeletonWithLabel({ label, skeleton }: { label: string; skeleton: ReactNode }) {
  useAnnouncement(label, { afterMs: loadingAnnouncedAfterMs })
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
  /** Stands before the reason, if the title does not begin it. */
  readonly said: string
  readonly toast: QueryViewProps<unknown>['failedToast'] | undefined
  readonly failedAs: 'content' | 'dialog'
}

function LoadFailure({ title, said, toast, failedAs, error, isRetrying, retry }: LoadFailureProps) {
  useEffect(() => {
    if (toast) toastFailure(error, toast)
    markReported(error)
  }, [error, toast])
  const reason = messageOf(error)
  // If the title is the first message of the error, only the further messages are added.
  const further = reason.startsWith(title) ? reason.slice(title.length).trim() : said + reason
  const failure = { message: toast ? '' : further, isRetrying, onRetry: retry }
  if (failedAs === 'content') return <ErrorState title={title} {...failure} />
  return <LoadFailureDialog {...failure} />
}

interface LoadFailureDialogProps {
  readonly message: string
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** The dialog of a screen that can show nothing after a failed load. Close leads to the home page, as specified. */
function LoadFailureDialog({ message, isRetrying, onRetry }: LoadFailureDialogProps) {
  const navigate = useNavigate()
  return (
    <AlertDialog
      // The specification spells the title this way.
      title="An Error Occured"
      isOpen
      closeLabel="Close"
      onClose={() => void navigate(routes.home.href())}
      actions={
        <Button isPending={isRetrying} pendingLabel="Trying again…" onPress={onRetry}>
          Try again
        </Button>
      }
    >
      <Text>{message}</Text>
    </AlertDialog>
  )
}

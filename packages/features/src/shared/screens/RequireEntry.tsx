import { ButtonLink, EmptyState, ErrorState, Spinner } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { routes, titleAt } from '../addresses/routes.ts'
import { isDisabled, needsEnabling, type EntryName } from '../entries/entries.ts'
import { useEntries } from '../entries/queries.ts'
import { messageOf, signsOut } from '../failures/failures.ts'
import { useSettings } from '../settings/useConfiguration.ts'
import { Screen } from './Screen.tsx'

export interface RequireEntryProps {
  readonly name: EntryName
  readonly children: ReactNode
}

/** Renders a screen only if its entry is enabled. Until that is known, nothing of the screen is loaded or requested. */
export function RequireEntry({ name, children }: RequireEntryProps) {
  const settings = useSettings()
  if (isDisabled(name, settings)) return <NotOffered />
  return needsEnabling(name) ? <RequireEnabled name={name}>{children}</RequireEnabled> : children
}

function RequireEnabled({ name, children }: RequireEntryProps) {
  const { has, isPending, error, refetch } = useEntries()
  const title = titleAt(useLocation().pathname)
  if (has(name)) return children
  const isWaiting = isPending || signsOut(error)
  if (!isWaiting && error === null) return <NotOffered />
  return (
    <Screen title={title}>
      {isWaiting ? (
        <Spinner label="Loading the page" />
      ) : (
        <ErrorState title="We could not load this page" message={messageOf(error)} onRetry={refetch} />
      )}
    </Screen>
  )
}

function NotOffered() {
  return (
    <Screen title="Not available">
      <EmptyState
        title="This page is not available for your account."
        action={<ButtonLink href={routes.home.href()}>Go to the home page</ButtonLink>}
      >
        Ask your supplier if you need it.
      </EmptyState>
    </Screen>
  )
}

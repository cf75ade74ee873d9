import { ButtonLink, EmptyState, ErrorState, Page, Spinner } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { routes } from '../addresses/routes.ts'
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
  if (has(name)) return children
  if (isPending || signsOut(error)) return <Spinner label="Loading the page" />
  if (error === null) return <NotOffered />
  return (
    <Page>
      <ErrorState title="We could not load this page" message={messageOf(error)} onRetry={refetch} />
    </Page>
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

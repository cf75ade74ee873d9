import { ButtonLink, EmptyState } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { titleAt } from '../../foundation/url/matchRoute.ts'
import { routes } from '../../routes.ts'
import { Loaded } from '../../foundation/api/Loaded.tsx'
import { isDisabled, needsEnabling, type EntryName } from './entries.ts'
import { useEntries } from './queries.ts'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { Screen } from '../../foundation/screens/Screen.tsx'

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
  if (!isPending && error === null) return <NotOffered />
  return (
    <Screen title={title}>
      <Loaded query={{ data: undefined, error, refetch }} what="this page">
        {() => null}
      </Loaded>
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

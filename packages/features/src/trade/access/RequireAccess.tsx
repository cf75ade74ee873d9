import { ButtonLink, EmptyState } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { titleAt } from '../../foundation/url/matchRoute.ts'
import { routes } from '../../routes.ts'
import { QueryView } from '../../foundation/api/QueryView.tsx'
import { isDisabled, needsEnabling, type AccessName } from './access.ts'
import { useAccess } from './queries.ts'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { Screen } from '../../foundation/screens/Screen.tsx'

export interface RequireEntryProps {
  readonly name: AccessName
  readonly children: ReactNode
}

/** Renders a screen only if its entry is enabled. Until that is known, nothing of the screen is loaded or requested. */
export function RequireAccess({ name, children }: RequireEntryProps) {
  const settings = useSettings()
  if (isDisabled(name, settings)) return <NotOffered />
  return needsEnabling(name) ? <RequireEnabled name={name}>{children}</RequireEnabled> : children
}

function RequireEnabled({ name, children }: RequireEntryProps) {
  const { has, isPending, error, refetch } = useAccess()
  const title = titleAt(useLocation().pathname)
  if (has(name)) return children
  if (!isPending && error === null) return <NotOffered />
  return (
    <Screen title={title}>
      <QueryView query={{ data: undefined, error, refetch }} what="this page">
        {() => null}
      </QueryView>
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

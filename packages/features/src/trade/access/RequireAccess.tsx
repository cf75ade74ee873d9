import { ButtonLink, EmptyState } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { QueryView } from '../../foundation/api/QueryView.tsx'
import { Screen } from '../../foundation/screens/Screen.tsx'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { routes } from '../../routes.ts'
import { isDisabled, needsEnabling, type AccessName } from './access.ts'
import { useAccess } from './queries.ts'
import { useCurrentRoute } from './useCurrentRoute.ts'

interface RequireAccessProps {
  readonly children: ReactNode
}

/**
 * Renders a screen only if the customer has access to its address. Until the access is known, the screen is not rendered,
 * so it loads and requests nothing.
 */
export function RequireAccess({ children }: RequireAccessProps) {
  const settings = useSettings()
  const { access } = useCurrentRoute()
  if (access === undefined) return children
  if (isDisabled(access, settings)) return <NotOffered />
  return needsEnabling(access) ? <RequireEnabled name={access}>{children}</RequireEnabled> : children
}

function RequireEnabled({ name, children }: RequireAccessProps & { readonly name: AccessName }) {
  const { has, isPending, error, refetch } = useAccess()
  const { title } = useCurrentRoute()
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

import { ButtonLink, EmptyState } from '@trade-portal/design-system'
import { Screen } from '../../foundation/screens/Screen.tsx'
import { routes } from '../../routes.ts'
import { notFoundTitle } from './useCurrentRoute.ts'

/** Shown at an address that is not in the route table. */
export function NotFoundScreen() {
  return (
    <Screen title={notFoundTitle}>
      <EmptyState
        title="There is no page at this address."
        icon="search"
        action={<ButtonLink href={routes.home.href()}>Go to the home page</ButtonLink>}
      >
        It may have moved, or the address is not complete.
      </EmptyState>
    </Screen>
  )
}

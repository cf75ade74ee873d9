import { ButtonLink, EmptyState, Page } from '@trade-portal/design-system'
import { routes } from '../addresses/routes.ts'
import { ScreenHeading } from './ScreenHeading.tsx'

export function NotFoundScreen() {
  return (
    <Page>
      <ScreenHeading>Page not found</ScreenHeading>
      <EmptyState
        title="There is no page at this address."
        icon="search"
        action={<ButtonLink href={routes.home.href()}>Go to the home page</ButtonLink>}
      />
    </Page>
  )
}

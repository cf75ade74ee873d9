import { Heading, Page, Stack } from '@trade-portal/design-system'
import { CategoryGrid } from '../shared/catalogue/CategoryGrid.tsx'
import { useCategories } from '../shared/catalogue/queries.ts'
import { useUserDetails } from '../shared/customer/queries.ts'
import { LoadState } from '../shared/screen/LoadState.tsx'
import { ScreenHeading } from '../shared/screen/ScreenHeading.tsx'
import { useSettings } from '../shared/settings/useConfiguration.ts'
import { AccountTiles } from './AccountTiles.tsx'

/** Where everybody lands: who you are, how the account stands, and the way to the products. */
export function HomeScreen() {
  const user = useUserDetails()
  const { products_button_disabled } = useSettings()
  return (
    <Page>
      <LoadState what="your account" {...user} onRetry={() => void user.refetch()}>
        {(details) => (
          <Stack space="large">
            <ScreenHeading>{`Hi ${details.firstName}! Welcome to your Trade Portal.`}</ScreenHeading>
            <AccountTiles user={details} />
            {!products_button_disabled && <BrowseProducts />}
          </Stack>
        )}
      </LoadState>
    </Page>
  )
}

function BrowseProducts() {
  const categories = useCategories()
  return (
    <Stack space="medium">
      <Heading level={2}>Browse products</Heading>
      <LoadState what="the product categories" {...categories} onRetry={() => void categories.refetch()}>
        {(list) => <CategoryGrid categories={list} />}
      </LoadState>
    </Stack>
  )
}

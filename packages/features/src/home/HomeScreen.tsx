import { Section, Stack } from '@trade-portal/design-system'
import { AccountStatusBanner } from '../trade/access/AccountStatusBanner.tsx'
import { routes } from '../routes.ts'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { CategoriesSkeleton, CategoryGrid } from '../trade/catalogue/CategoryGrid.tsx'
import { useCategories } from '../trade/catalogue/queries.ts'
import { useUserDetails } from '../trade/customer/queries.ts'
import { useAccess } from '../trade/access/queries.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { AccountSkeleton, AccountTiles } from './AccountTiles.tsx'
import { AddByCode } from './AddByCode.tsx'
import { HomeBanners } from './HomeBanners.tsx'
import { OrderAgain } from './OrderAgain.tsx'
import { useHomeContent } from './queries.ts'

// These elements are constants, so that React does not render them again when the queries of this screen are answered.
const accountStatus = <AccountStatusBanner />
const orderAgain = <OrderAgain />
const addByCode = <AddByCode />
const products = <BrowseProducts />

/** The home page: greeting, account balances, news and product categories. No part waits for another. */
export function HomeScreen() {
  const user = useUserDetails()
  const content = useHomeContent()
  const { mayOpen } = useAccess()
  const title = user.data ? `Hi ${user.data.firstName}! Welcome to your Trade Portal.` : routes.home.title
  // If the home page content could not be loaded, balances stay hidden, and HomeBanners shows the failure.
  const showsBalances = content.data?.showsBalances ?? (content.isError ? false : undefined)
  return (
    <Screen title={title} isLongTitle>
      <Stack space="large">
        {accountStatus}
        <Section as="region" heading="Your account" hideHeading>
          <QueryView query={user} what="your account" skeleton={<AccountSkeleton showsBalances={showsBalances} />}>
            {(details) => <AccountTiles user={details} showsBalances={showsBalances} />}
          </QueryView>
        </Section>
        {/* The orders need the user's id. If the user could not be loaded, only the failure above is shown. */}
        {!user.isError && orderAgain}
        {mayOpen('quickOrder') && addByCode}
        <HomeBanners content={content} />
        {mayOpen('products') && products}
      </Stack>
    </Screen>
  )
}

/**
 * The product categories. To save time, they are requested before it is known whether the customer has access to products.
 */
function BrowseProducts() {
  const { has } = useAccess()
  const { data, error, refetch } = useCategories()
  const isKnown = has('products')
  const categories = { data: isKnown ? data : undefined, error: isKnown ? error : null, refetch }
  return (
    <Section as="region" heading="Browse products" headingSize="standard" space="xsmall">
      <QueryView query={categories} what="the product categories" skeleton={<CategoriesSkeleton />}>
        {(list) => <CategoryGrid categories={list} level={3} />}
      </QueryView>
    </Section>
  )
}

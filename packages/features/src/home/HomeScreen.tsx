import { Section, Stack, Carousel, Skeleton, Button, Card, Inline, SearchField } from '@trade-portal/design-system'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FailureBanner } from '../foundation/api/FailureBanner.tsx'
import type { Loadable } from '../foundation/api/loadable.ts'
import { QueryView, LoadingIndicator } from '../foundation/api/QueryView.tsx'
import { useQueryFailure } from '../foundation/api/useQueryFailure.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { routes } from '../routes.ts'
import { isInternalPath } from '../safeInternalPath.ts'
import { AccountStatusBanner } from '../trade/access/AccountStatusBanner.tsx'
import { useAccess } from '../trade/access/queries.ts'
import { CategoriesSkeleton, CategoryGrid } from '../trade/catalogue/CategoryGrid.tsx'
import { useCategories } from '../trade/catalogue/queries.ts'
import { useUserDetails } from '../trade/customer/queries.ts'
import { AccountSkeleton, AccountTiles } from './AccountTiles.tsx'
import type { HomeContent } from './homeContent.ts'
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
      <QueryView
        query={categories}
        what="the product categories"
        announcesLoading={false}
        skeleton={<CategoriesSkeleton />}
      >
        {(list) => <CategoryGrid categories={list} level={3} />}
      </QueryView>
    </Section>
  )
}

function HomeBanners({ content }: { content: Loadable<HomeContent> }) {
  const failed = useQueryFailure(content, 'Loaded the news', false)
  if (failed) return <FailureBanner tone="caution" title="We could not load the news and balances" failure={failed} />
  const { data } = content
  if (data === undefined)
    return <LoadingIndicator what="the news" announcesLoading={false} skeleton={<Skeleton shape="banner" />} />
  const slides = data.banners.map(({ image, description, href }) => ({
    image,
    label: description,
    ...(href !== undefined && { href, isExternal: !isInternalPath(href) }),
  }))
  // Renders nothing if there are no slides, because the stack of the home page would add space around an empty element.
  return slides.length > 0 && <Carousel label="News from your supplier" slides={slides} />
}

/**
 * A field for the code and quantity of a product, and a button that opens Quick order with the typed text. The field may be
 * blank.
 */
function AddByCode() {
  const [entry, setEntry] = useState('')
  const navigate = useNavigate()
  const open = () => void navigate(routes.quickOrder.href(), { state: entry.trim() === '' ? null : { entry } })
  return (
    <Card>
      <Inline space="small" align="end" wrap={false}>
        <SearchField
          label="Add by code"
          hideLabel={false}
          placeholder="FX100017 12"
          maxLength={200}
          value={entry}
          onChange={setEntry}
          onSubmit={open}
        />
        <Button variant="secondary" onPress={open}>
          Quick order
        </Button>
      </Inline>
    </Card>
  )
}

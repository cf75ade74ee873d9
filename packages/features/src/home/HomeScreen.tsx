import { Carousel, Heading, Page, Stack } from '@trade-portal/design-system'
import { CategoryGrid } from '../shared/catalogue/CategoryGrid.tsx'
import { useCategories } from '../shared/catalogue/queries.ts'
import { useUserDetails } from '../shared/customer/queries.ts'
import { useEntries } from '../shared/entries/queries.ts'
import { LoadState } from '../shared/api/Loaded.tsx'
import { ScreenHeading } from '../shared/screens/ScreenHeading.tsx'
import { AccountTiles } from './AccountTiles.tsx'
import type { HomeBanner } from './homeContent.ts'
import { useHomeContent } from './queries.ts'

/** Where everybody lands: who you are, how the account stands, and the way to the products. */
export function HomeScreen() {
  const user = useUserDetails()
  const { banners, showsBalances } = useHomeContent()
  const { has } = useEntries()
  return (
    <Page>
      <LoadState what="your account" {...user} onRetry={() => void user.refetch()}>
        {(details) => (
          <Stack space="large">
            <Banners banners={banners} />
            <ScreenHeading>{`Hi ${details.firstName}! Welcome to your Trade Portal.`}</ScreenHeading>
            <AccountTiles user={details} showsBalances={showsBalances} />
            {has('products') && <BrowseProducts />}
          </Stack>
        )}
      </LoadState>
    </Page>
  )
}

function Banners({ banners }: { banners: readonly HomeBanner[] }) {
  const slides = banners.map(({ image, description, href }) => ({
    image,
    label: description,
    ...(href !== undefined && { href, isExternal: !/^\/(?!\/)/.test(href) }),
  }))
  return <Carousel label="News from your supplier" slides={slides} />
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

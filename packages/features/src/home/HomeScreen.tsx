import { Banner, Button, Carousel, Heading, Stack } from '@trade-portal/design-system'
import { Loaded, type Loadable } from '../shared/api/Loaded.tsx'
import { CategoryGrid } from '../shared/catalogue/CategoryGrid.tsx'
import { useCategories } from '../shared/catalogue/queries.ts'
import { useUserDetails } from '../shared/customer/queries.ts'
import { useEntries } from '../shared/entries/queries.ts'
import { messageOf } from '../shared/failures/failures.ts'
import { Screen } from '../shared/screens/Screen.tsx'
import { AccountTiles } from './AccountTiles.tsx'
import type { HomeContent } from './homeContent.ts'
import { useHomeContent } from './queries.ts'

/** The home page: greeting, account balances and the product categories. */
export function HomeScreen() {
  const user = useUserDetails()
  const content = useHomeContent()
  const { has } = useEntries()
  const title = user.data ? `Hi ${user.data.firstName}! Welcome to your Trade Portal.` : 'Home'
  return (
    <Screen title={title}>
      <Loaded query={user} what="your account">
        {(details) => (
          <Stack space="large">
            <HomeBanners content={content} />
            <AccountTiles user={details} showsBalances={content.data?.showsBalances ?? false} />
            {has('products') && <BrowseProducts />}
          </Stack>
        )}
      </Loaded>
    </Screen>
  )
}

/** The supplier's banners, or an error if the homepage content could not be loaded. */
function HomeBanners({ content: { data, error, refetch } }: { content: Loadable<HomeContent> }) {
  if (data === undefined && error !== null) {
    const retry = (
      <Button size="small" variant="secondary" onPress={() => void refetch()}>
        Try again
      </Button>
    )
    return (
      <Banner tone="caution" title="We could not load the news and balances" action={retry}>
        {messageOf(error)}
      </Banner>
    )
  }
  const slides = (data?.banners ?? []).map(({ image, description, href }) => ({
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
      <Loaded query={categories} what="the product categories">
        {(list) => <CategoryGrid categories={list} />}
      </Loaded>
    </Stack>
  )
}

import { ButtonLink, EmptyState, Grid, Section, Stack } from '@trade-portal/design-system'
import type { CustomList } from '@trade-portal/supplier-api'
import { routes } from '../routes.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { ListCard } from './ListCard.tsx'

/** The generic lists, if the supplier has any, and the customer's own. */
export function ListGroups({ lists }: { readonly lists: readonly CustomList[] }) {
  const generic = lists.filter(({ isGeneric }) => isGeneric)
  const own = lists.filter(({ isGeneric }) => !isGeneric)
  return (
    <Stack space="large">
      {generic.length > 0 && (
        <Section as="region" heading="Generic Lists">
          <Cards lists={generic} />
        </Section>
      )}
      <Section as="region" heading="My Custom Lists">
        {own.length > 0 ? <Cards lists={own} /> : <NoLists />}
      </Section>
    </Stack>
  )
}

function Cards({ lists }: { readonly lists: readonly CustomList[] }) {
  return (
    <Grid as="ul" minColumn="medium" space="medium">
      {lists.map((list) => (
        <ListCard key={list.cartId} list={list} />
      ))}
    </Grid>
  )
}

function NoLists() {
  const { hasCart } = useSettings()
  return (
    <EmptyState
      title="No custom lists saved yet."
      icon="list"
      level={3}
      {...(hasCart && {
        children: 'Save Custom List in the cart review saves the lines of your cart as a list.',
        action: <ButtonLink href={routes.cart.href()}>Review Cart</ButtonLink>,
      })}
    />
  )
}

import { ButtonLink, Section, Stack } from '@trade-portal/design-system'
import { routes } from '../routes.ts'
import { isParked } from '../trade/custom-lists/listNames.ts'
import { useCustomLists } from '../trade/custom-lists/queries.ts'

/** Links to the parked carts. A failure is not shown, because the parked carts are also found among the custom lists. */
export function ParkedCarts() {
  const { data: lists = [] } = useCustomLists()
  const parked = lists.filter(isParked)
  if (parked.length === 0) return null
  return (
    <Section as="region" heading="Parked carts" headingSize="standard" space="xsmall">
      <Stack as="ul" label="Parked carts" space="small" align="start">
        {parked.map(({ cartId, name }) => (
          <ButtonLink key={cartId} variant="secondary" href={routes.customList.href(cartId)}>
            {name}
          </ButtonLink>
        ))}
      </Stack>
    </Section>
  )
}

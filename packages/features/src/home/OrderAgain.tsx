import { Button, ButtonLink, Section, Text, Tile, TileRow } from '@trade-portal/design-system'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { OptionalPart } from '../foundation/failures/OptionalPart.tsx'
import { untilIdle } from '../foundation/time/untilIdle.ts'
import { routes } from '../routes.ts'
import { useAccess } from '../trade/access/queries.ts'

/** Its code and its query come after everything else that home shows. */
const LastOrders = lazyCode(async () => {
  await untilIdle()
  return (await import('../trade/order-again/LastOrders.tsx')).LastOrders
})

const places = [1, 2, 3, 4, 5]
/** As wide as an amount, so that the button is placed as beside one. */
const blank = '\u00a0'.repeat(14)
/** As high as the orders, because it is made of the same parts. */
const skeleton = (
  <div aria-hidden>
    <TileRow label="Last orders">
      {places.map((place) => (
        <Tile
          key={place}
          size="medium"
          label={blank}
          action={
            <Button size="small" variant="secondary" isDisabled>
              Copy to Cart
            </Button>
          }
        >
          {blank}
          <Text as="div" size="small">
            {blank}
          </Text>
        </Tile>
      ))}
    </TileRow>
  </div>
)

/** The last orders, and the way to all products that were bought before. */
export function OrderAgain() {
  const { mayOpen, has } = useAccess()
  if (!mayOpen('orderAgain')) return null
  return (
    <Section
      as="region"
      heading="Order again"
      headingSize="standard"
      space="small"
      action={
        <ButtonLink href={routes.orderAgain.href()} variant="secondary" size="small">
          Bought before
        </ButtonLink>
      }
    >
      {has('orderAgain') ? (
        <OptionalPart placeholder={skeleton}>
          <LastOrders skeleton={skeleton} />
        </OptionalPart>
      ) : (
        skeleton
      )}
    </Section>
  )
}

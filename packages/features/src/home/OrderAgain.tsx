import { ButtonLink, Section, Skeleton, TileRow } from '@trade-portal/design-system'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { OptionalPart } from '../foundation/failures/ScreenErrorBoundary.tsx'
import { untilIdle } from '../foundation/time/untilIdle.ts'
import { routes } from '../routes.ts'
import { useAccess } from '../trade/access/queries.ts'

/** The last orders. Their code and their query are loaded after everything else on the home page. */
const LastOrders = lazyCode(async () => {
  await untilIdle()
  return (await import('../trade/order-again/LastOrders.tsx')).LastOrders
})

const skeleton = (
  <div aria-hidden>
    <TileRow label="Last orders">
      <Skeleton shape="mediumTile" count={5} />
    </TileRow>
  </div>
)

/** The last orders, and a link to all products that were bought before. */
export function OrderAgain() {
  const { mayOpen, has } = useAccess()
  if (!mayOpen('orderAgain')) return null
  return (
    <Section
      as="region"
      heading="Order again"
      headingSize="standard"
      space="xsmall"
      action={
        <ButtonLink href={routes.orderAgain.href()} variant="secondary">
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

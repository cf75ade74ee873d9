import { ButtonLink, EmptyState, Section, SheetRows, Stack } from '@trade-portal/design-system'
import type { CustomList } from '@trade-portal/supplier-api'
import { routes } from '../routes.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { ReviewCartBar } from '../trade/cart/CartBar.tsx'
import { FailureDialog, useErrorDialog } from '../foundation/failures/FailureDialog.tsx'
import { ListRow } from './ListRow.tsx'
import type { ListPartProps } from './ListPartProps.ts'

/** The generic lists, if the supplier has any, then the customer's own lists. */
export function ListGroups({ lists }: { readonly lists: readonly CustomList[] }) {
  const generic = lists.filter(({ isGeneric }) => isGeneric)
  const failure = useErrorDialog()
  const own = lists.filter(({ isGeneric }) => !isGeneric)
  return (
    <Stack space="large">
      {generic.length > 0 && (
        <Section as="region" heading="Generic Lists" headingSize="standard" space="xsmall">
          <Rows lists={generic} onFailure={failure.report} />
        </Section>
      )}
      <Section as="region" heading="My Custom Lists" headingSize="standard" space="xsmall">
        {own.length > 0 ? <Rows lists={own} onFailure={failure.report} /> : <NoLists />}
      </Section>
      <ReviewCartBar />
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </Stack>
  )
}

interface RowsProps extends Pick<ListPartProps, 'onFailure'> {
  readonly lists: readonly CustomList[]
}

function Rows({ lists, onFailure }: RowsProps) {
  return (
    <SheetRows>
      {lists.map((list) => (
        <ListRow key={list.cartId} list={list} onFailure={onFailure} />
      ))}
    </SheetRows>
  )
}

function NoLists() {
  const { hasCart } = useSettings()
  return (
    <EmptyState
      isOnSheet
      title="No custom lists saved yet."
      icon="list"
      level={3}
      {...(hasCart && {
        children: 'Fill your cart, then choose Save Custom List.',
        action: <ButtonLink href={routes.cart.href()}>Review Cart</ButtonLink>,
      })}
    />
  )
}

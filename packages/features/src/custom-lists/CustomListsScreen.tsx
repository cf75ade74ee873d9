import {
  Button,
  ButtonLink,
  EmptyState,
  Hidden,
  Section,
  SheetRow,
  SheetRows,
  SheetRowSkeleton,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@trade-portal/design-system'
import type { CustomList } from '@trade-portal/supplier-api'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { FailureDialog, useErrorDialog } from '../foundation/failures/FailureDialog.tsx'
import { counted } from '../foundation/lists/counted.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { routes } from '../routes.ts'
import { ReviewCartBar } from '../trade/cart/CartBar.tsx'
import { isParked } from '../trade/custom-lists/listNames.ts'
import { useCustomLists } from '../trade/custom-lists/queries.ts'
import type { ListPartProps } from './ListPartProps.ts'
import { ResumeCart } from './ResumeCart.tsx'
import { useCopyList } from './useCopyList.ts'

export function CustomListsScreen() {
  const lists = useCustomLists()
  return (
    <Screen title={routes.customLists.title}>
      <QueryView
        query={lists}
        what="your custom lists"
        skeleton={<ListsSkeleton />}
        announcement={({ length }) => counted(length, 'list')}
      >
        {(all) => <ListGroups lists={all} />}
      </QueryView>
    </Screen>
  )
}

function ListsSkeleton() {
  return (
    <Stack space="medium">
      <Skeleton shape="line" />
      <SheetRowSkeleton count={3} />
    </Stack>
  )
}

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

function ListRow({ list, onFailure }: ListPartProps) {
  const { cartId, name, lines } = list
  const { hasCart } = useSettings()
  const { button, icon, isInCart, dialogs } = useCopyList({ list, onFailure })
  const href = routes.customList.href(cartId)
  const actions = (
    <>
      {/* Hidden on a phone, which has room for only one button. The name is a link to the list, too. */}
      <Hidden below="tablet">
        <ButtonLink href={href} variant="secondary" size="small">
          View List<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </ButtonLink>
      </Hidden>
      {hasCart && isParked(list) && <ResumeCart list={list} onFailure={onFailure} isInRow />}
      {hasCart && !isParked(list) && (
        <Button {...button} icon={icon} variant="secondary" size="small" about={name}>
          {isInCart ? 'In cart' : 'Copy to Cart'}
        </Button>
      )}
      {dialogs}
    </>
  )
  return <SheetRow name={name} href={href} level={3} facts={counted(lines.length, 'line')} actions={actions} />
}

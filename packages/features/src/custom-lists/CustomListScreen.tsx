import {
  Breadcrumbs,
  ButtonLink,
  DataTableSkeleton,
  EmptyState,
  Hidden,
  Skeleton,
  Stack,
} from '@trade-portal/design-system'
import { useParams } from 'react-router-dom'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { MoreActions } from '../foundation/screens/MoreActions.tsx'
import { Screen, ScreenTools } from '../foundation/screens/Screen.tsx'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { readSegment } from '../foundation/url/pathSegment.ts'
import { routes } from '../routes.ts'
import { lineColumns } from './lineColumns.tsx'
import { ListContents, noLines } from './ListContents.tsx'
import { useCustomList } from './queries.ts'

const skeletonColumns = lineColumns({ hasPictures: true })
const withQuantities = lineColumns({ hasPictures: true, onQuantity: () => undefined })
const unknown = 'There is no such list.'

export function CustomListScreen() {
  const listId = readSegment(useParams()['listId'])
  const list = useCustomList(listId)
  const title = list.data?.name ?? routes.customList.title
  const trail = (
    <Breadcrumbs items={[{ label: routes.customLists.title, href: routes.customLists.href() }, { label: title }]} />
  )
  return (
    <Screen title={title} trail={trail}>
      <QueryView
        query={list}
        what="the list"
        skeleton={<ListSkeleton />}
        announcement={(found) => (!found ? unknown : found.lines.length === 0 ? noLines : '')}
      >
        {(found) => (found ? <ListContents key={found.cartId} list={found} /> : <UnknownList />)}
      </QueryView>
    </Screen>
  )
}

function ListSkeleton() {
  const { hasCart } = useSettings()
  return (
    <Stack space="xsmall">
      <ScreenTools>
        <Hidden above="desktop" onPaper>
          <MoreActions />
        </Hidden>
        <Hidden below="desktop">
          <Skeleton shape="button" count={2} />
        </Hidden>
      </ScreenTools>
      <Skeleton shape="control" />
      <DataTableSkeleton
        columns={hasCart ? withQuantities : skeletonColumns}
        isSelectable={hasCart}
        hasControl={hasCart}
        count={8}
      />
    </Stack>
  )
}

function UnknownList() {
  return (
    <EmptyState
      title={unknown}
      icon="list"
      action={<ButtonLink href={routes.customLists.href()}>Go to Custom Lists</ButtonLink>}
    >
      It may have been deleted, or the address is not complete.
    </EmptyState>
  )
}

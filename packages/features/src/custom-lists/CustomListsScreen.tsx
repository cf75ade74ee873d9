import { SheetRowSkeleton, Skeleton, Stack } from '@trade-portal/design-system'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { routes } from '../routes.ts'
import { useCustomLists } from '../trade/custom-lists/queries.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { counted } from '../foundation/lists/counted.ts'
import { ListGroups } from './ListGroups.tsx'

/** Custom Lists: the supplier's generic lists, and the customer's own lists. */
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

/** Placeholder for one heading and the rows below it. */
function ListsSkeleton() {
  return (
    <Stack space="medium">
      <Skeleton shape="line" />
      <SheetRowSkeleton count={3} />
    </Stack>
  )
}

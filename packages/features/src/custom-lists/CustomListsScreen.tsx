import { CardSkeleton } from '@trade-portal/design-system'
import { Loaded } from '../shared/api/Loaded.tsx'
import { routes } from '../shared/addresses/routes.ts'
import { useCustomLists } from '../shared/custom-lists/queries.ts'
import { Screen } from '../shared/screens/Screen.tsx'
import { counted } from '../shared/wording/counted.ts'
import { ListGroups } from './ListGroups.tsx'

/** Custom Lists: the supplier's generic lists and the customer's own. */
export function CustomListsScreen() {
  const lists = useCustomLists()
  return (
    <Screen title={routes.customLists.title}>
      <Loaded
        query={lists}
        what="your custom lists"
        skeleton={<CardSkeleton content="text" count={2} />}
        spoken={({ length }) => counted(length, 'list')}
      >
        {(all) => <ListGroups lists={all} />}
      </Loaded>
    </Screen>
  )
}

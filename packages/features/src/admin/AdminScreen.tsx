import { BlankTable, DataTableSkeleton, Hidden, Section, Stack } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { Screen } from '../foundation/screens/Screen.tsx'
import { routes } from '../routes.ts'
import { useUserDetails, useUsers } from '../trade/customer/queries.ts'
import { AccountOverview } from './AccountOverview.tsx'
import { AddAccountLink, userColumns, UserList } from './UserList.tsx'
import { fullName } from './userNames.ts'

/** Account Admin: an overview of the account, and the people who may sign in. */
export function AdminScreen() {
  const { data: user } = useUserDetails()
  const name = user && fullName(user)
  return (
    <Screen title={name ? `Welcome ${name}` : routes.admin.title} isLongTitle>
      <Stack space="large">
        {/* Only the list of users is printed. */}
        <Hidden onPaper>
          <AccountOverview />
        </Hidden>
        <UserAccounts />
      </Stack>
    </Screen>
  )
}

const none = { title: 'No users found', icon: 'user', level: 3, action: <AddAccountLink /> } as const
const failureIn = (failure: ReactNode) => <BlankTable columns={userColumns}>{failure}</BlankTable>

/** The user accounts of this customer. The supplier decides who may see and change them. */
function UserAccounts() {
  const users = useUsers()
  // If there are no users, the empty list itself shows the button "Add New Account".
  const canAdd = !users.isError && users.data?.length !== 0
  return (
    <Section
      as="region"
      heading="User Accounts"
      headingSize="standard"
      space="xsmall"
      action={canAdd ? <AddAccountLink /> : undefined}
    >
      <QueryView
        query={users}
        what="the user accounts"
        empty={none}
        skeleton={<DataTableSkeleton columns={userColumns} count={4} />}
        failureIn={failureIn}
        announcement={({ length }) => (length === 0 ? none.title : '')}
      >
        {(all) => <UserList users={all} />}
      </QueryView>
    </Section>
  )
}

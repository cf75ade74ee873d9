import { DataTableSkeleton, Section } from '@trade-portal/design-system'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { AddAccountLink, UserList } from './UserList.tsx'
import { userColumns } from './userColumns.tsx'
import { useUsers } from '../trade/customer/queries.ts'

const none = { title: 'No users found', icon: 'user', level: 3, action: <AddAccountLink /> } as const

/** The users of this customer. The supplier decides who may see and change them. */
export function UserAccounts() {
  const users = useUsers()
  return (
    <Section as="region" heading="User Accounts" headingSize="standard" space="small">
      <QueryView
        query={users}
        what="the user accounts"
        empty={none}
        skeleton={<DataTableSkeleton columns={userColumns} count={4} />}
        announcement={({ length }) => (length === 0 ? none.title : '')}
      >
        {(all) => <UserList users={all} />}
      </QueryView>
    </Section>
  )
}

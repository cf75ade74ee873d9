import type { SubUser } from '@trade-portal/supplier-api'
import { ListTable } from '../foundation/lists/ListTable.tsx'
import { withoutFilters, useList } from '../foundation/lists/useList.ts'
import { PrintHead } from '../trade/customer/PrintHead.tsx'
import { counted } from '../foundation/lists/counted.ts'
import { userColumns } from './userColumns.tsx'
import { ButtonLink } from '@trade-portal/design-system'
import { routes } from '../routes.ts'

const label = 'User Accounts'
const countOf = (count: number) => counted(count, 'user account')
const rowKey = ({ contactId }: SubUser) => contactId
/** A list with at least this many users has a search. */
const searchedFrom = 10

/** The users, one per row, in the supplier's order until the customer sorts them. */
export function UserList({ users }: { readonly users: readonly SubUser[] }) {
  const list = useList({ rows: users, rowKey, columns: userColumns, ...withoutFilters })
  const isLong = users.length >= searchedFrom
  return (
    <>
      <PrintHead title={label} facts={[{ label: 'Search', value: list.search }]} />
      <ListTable
        label={label}
        list={list}
        countOf={countOf}
        hasViews={isLong}
        {...((isLong || list.search !== '') && {
          search: { label: 'Search user accounts', placeholder: 'Search all by name, email …' },
        })}
      />
    </>
  )
}

/** A link to the form for a new user. */
export function AddAccountLink() {
  return (
    <ButtonLink href={routes.newUser.href()} icon="plus">
      Add New Account
    </ButtonLink>
  )
}

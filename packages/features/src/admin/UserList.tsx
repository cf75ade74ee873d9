import { Badge, ButtonLink, Hidden, Inline, Link, RowCard, VisuallyHidden } from '@trade-portal/design-system'
import type { SubUser } from '@trade-portal/supplier-api'
import { counted } from '../foundation/lists/counted.ts'
import { textColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import { ListTable } from '../foundation/lists/ListTable.tsx'
import { withoutFilters, useList } from '../foundation/lists/useList.ts'
import { routes } from '../routes.ts'
import { PrintHead } from '../trade/customer/PrintHead.tsx'
import { knownRole, personName, roleName } from './userNames.ts'

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
        card={userCard}
        hasViews={isLong}
        {...((isLong || list.search !== '') && {
          search: { label: 'Search user accounts', placeholder: 'Search all by name, email …' },
        })}
      />
    </>
  )
}

export function AddAccountLink() {
  return (
    <ButtonLink href={routes.newUser.href()} icon="plus">
      Add New Account
    </ButtonLink>
  )
}

/** The columns of the list of users. The name has a badge if the user cannot sign in. */
export const userColumns: readonly ListColumn<SubUser>[] = [
  {
    ...textColumn<SubUser>({ key: 'name', header: 'Name', of: personName, width: 'wide' }),
    cell: (user) => <NameCell user={user} />,
    alsoFoundBy: ({ canUseWeb }) => (canUseWeb ? '' : disabled),
  },
  textColumn<SubUser>({ key: 'userName', header: 'Username', of: ({ userName }) => userName, width: 'medium' }),
  {
    ...textColumn<SubUser>({ key: 'role', header: 'Role', of: ({ role }) => roleName(role), width: 'short' }),
    cell: ({ role }) => (role === '' ? null : <RoleBadge role={role} />),
  },
  textColumn<SubUser>({ key: 'email', header: 'Email', of: ({ email }) => email, width: 'widest' }),
  textColumn<SubUser>({ key: 'mobile', header: 'Mobile', of: ({ mobile }) => mobile, width: 'medium', below: 'email' }),
  { key: 'edit', header: 'Edit', kind: 'action', cell: (user) => <EditLink user={user} /> },
]

const userCard = (user: SubUser) => (
  <RowCard
    name={{ label: 'Name', value: <NameCell user={user} /> }}
    end={
      <>
        {user.role !== '' && <RoleBadge role={user.role} />}
        <EditLink user={user} />
      </>
    }
    values={[
      { label: 'Username', value: user.userName },
      { label: 'Email', value: user.email },
      { label: 'Mobile', value: user.mobile },
    ]}
  />
)

const disabled = 'Disabled'

function NameCell({ user }: { readonly user: SubUser }) {
  const name = personName(user)
  if (user.canUseWeb) return name
  return (
    <Inline space="xsmall">
      {name}
      <Badge tone="neutral">{disabled}</Badge>
    </Inline>
  )
}

function EditLink({ user }: { readonly user: SubUser }) {
  return (
    <Hidden onPaper>
      <Link href={routes.user.href(user.contactId)}>
        Edit<VisuallyHidden> {personName(user)}</VisuallyHidden>
      </Link>
    </Hidden>
  )
}

const tones = { admin: 'info', sales: 'neutral', other: 'caution' } as const

function RoleBadge({ role }: { readonly role: string }) {
  return <Badge tone={tones[knownRole(role) ?? 'other']}>{roleName(role)}</Badge>
}

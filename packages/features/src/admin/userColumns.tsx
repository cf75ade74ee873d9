import { Badge, Hidden, Inline, Link, VisuallyHidden } from '@trade-portal/design-system'
import type { SubUser } from '@trade-portal/supplier-api'
import { routes } from '../routes.ts'
import { textColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import { personName } from './personName.ts'
import { roleName, knownRole } from './roleName.ts'

/** The columns of the list of users. The name has a badge if the user cannot sign in. */
export const userColumns: readonly ListColumn<SubUser>[] = [
  {
    ...textColumn<SubUser>({ key: 'name', header: 'Name', of: personName, width: 'wide' }),
    cell: (user) => <NameCell user={user} />,
    alsoFoundBy: ({ canUseWeb }) => (canUseWeb ? '' : disabled),
  },
  textColumn<SubUser>({ key: 'userName', header: 'Username', of: ({ userName }) => userName, onCard: 'meta' }),
  {
    ...textColumn<SubUser>({
      key: 'role',
      header: 'Role',
      of: ({ role }) => roleName(role),
      width: 'narrow',
      onCard: 'end',
    }),
    cell: ({ role }) => (role === '' ? null : <RoleBadge role={role} />),
  },
  textColumn<SubUser>({ key: 'email', header: 'Email', of: ({ email }) => email, width: 'widest', onCard: 'meta' }),
  textColumn<SubUser>({
    key: 'mobile',
    header: 'Mobile',
    of: ({ mobile }) => mobile,
    below: 'email',
    onCard: 'meta',
  }),
  {
    key: 'edit',
    header: 'Edit',
    hideHeader: true,
    cell: (user) => <EditLink user={user} />,
    align: 'end',
    width: 'button',
    onCard: 'end',
  },
]

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

/** The role of a user. */
function RoleBadge({ role }: { readonly role: string }) {
  return <Badge tone={tones[knownRole(role) ?? 'other']}>{roleName(role)}</Badge>
}

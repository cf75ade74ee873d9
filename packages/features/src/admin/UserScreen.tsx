import { Breadcrumbs, ButtonLink, EmptyState, Skeleton, Stack } from '@trade-portal/design-system'
import { useParams } from 'react-router-dom'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { Screen } from '../foundation/screens/Screen.tsx'
import { readSegment } from '../foundation/url/pathSegment.ts'
import { routes } from '../routes.ts'
import { AccountForm } from './AccountForm.tsx'
import { DeleteUser } from './DeleteUser.tsx'
import { detailsFailed, newAccount, useAddUser, useUser } from './queries.ts'
import { UpdateUser } from './UpdateUser.tsx'
import { personName } from './userNames.ts'

const noSuchUser = 'There is no such user.'

function Trail({ label }: { readonly label: string }) {
  return <Breadcrumbs items={[{ label: routes.admin.title, href: routes.admin.href() }, { label }]} />
}

/** Update account: the details, role and password of one user, and whether they may sign in. */
export function UserScreen() {
  const user = useUser(readSegment(useParams()['id']))
  const { title } = routes.user
  const trail = <Trail label={user.data ? personName(user.data) : title} />
  return (
    <Screen title={title} trail={trail} width="form">
      <QueryView
        query={user}
        what="the user"
        failedTitle={detailsFailed}
        skeleton={<Skeleton shape="line" count={8} />}
        announcement={(found) => (found ? personName(found) : noSuchUser)}
      >
        {(found) =>
          found ? (
            <Stack key={found.contactId} space="medium">
              <UpdateUser user={found} />
              <DeleteUser user={found} />
            </Stack>
          ) : (
            <UnknownUser />
          )
        }
      </QueryView>
    </Screen>
  )
}

function UnknownUser() {
  return (
    <EmptyState
      title={noSuchUser}
      icon="user"
      action={<ButtonLink href={routes.admin.href()}>Go to Account Admin</ButtonLink>}
    >
      The account may have been deleted, or the address is not complete.
    </EmptyState>
  )
}

/** Add new account: the form for a new user. */
export function NewUserScreen() {
  const { run } = useAddUser()
  const { title } = routes.newUser
  return (
    <Screen title={title} trail={<Trail label={title} />} width="form">
      <AccountForm
        label={title}
        about=""
        initial={newAccount}
        send={async (values) => {
          await run(values)
        }}
        passwordHint="Tell the new user this password. The portal does not send or show it."
      />
    </Screen>
  )
}

import { Breadcrumbs, Skeleton, Stack } from '@trade-portal/design-system'
import { useParams } from 'react-router-dom'
import { readSegment } from '../foundation/url/pathSegment.ts'
import { routes } from '../routes.ts'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { Screen } from '../foundation/screens/Screen.tsx'
import { DeleteUser } from './DeleteUser.tsx'
import { detailsFailed, useUser } from './queries.ts'
import { personName } from './personName.ts'
import { noSuchUser, UnknownUser } from './UnknownUser.tsx'
import { UpdateUser } from './UpdateUser.tsx'

const { title } = routes.user

/** Update account: the details, role and password of one user, and whether they may sign in. */
export function UserScreen() {
  const user = useUser(readSegment(useParams()['id']))
  const here = user.data ? personName(user.data) : title
  const trail = <Breadcrumbs items={[{ label: routes.admin.title, href: routes.admin.href() }, { label: here }]} />
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

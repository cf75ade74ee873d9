import { Breadcrumbs, Card } from '@trade-portal/design-system'
import { useNavigate } from 'react-router-dom'
import { routes } from '../routes.ts'
import { useIsMounted } from '../foundation/failures/useIsMounted.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { AccountFields } from './AccountFields.tsx'
import { AccountForm } from './AccountForm.tsx'
import { newAccount, type AccountValues } from './accountValues.ts'
import { useAddUser } from './queries.ts'

const { title } = routes.newUser
const trail = <Breadcrumbs items={[{ label: routes.admin.title, href: routes.admin.href() }, { label: title }]} />

export function NewUserScreen() {
  const { run } = useAddUser()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const add = async (values: AccountValues) => {
    await run(values)
    if (isMounted.current) void navigate(routes.admin.href())
  }
  return (
    <Screen title={title} trail={trail} width="form">
      <Card>
        <AccountForm label={title} about="" initial={newAccount} send={add}>
          {() => (
            <AccountFields
              role={newAccount.role}
              passwordHint="Tell the new user this password. The portal does not send or show it."
            />
          )}
        </AccountForm>
      </Card>
    </Screen>
  )
}

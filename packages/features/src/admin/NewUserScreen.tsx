import { Breadcrumbs, Card } from '@trade-portal/design-system'
import { useNavigate } from 'react-router-dom'
import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { AccountFields } from './AccountFields.tsx'
import { AccountForm } from './AccountForm.tsx'
import { newAccount } from './accountValues.ts'
import { useAddUser } from './queries.ts'

const { title } = routes.newUser
const trail = <Breadcrumbs items={[{ label: routes.admin.title, href: routes.admin.href() }, { label: title }]} />

export function NewUserScreen() {
  const { run } = useAddUser()
  const navigate = useNavigate()
  return (
    <Screen title={title} trail={trail} width="form">
      <Card>
        <AccountForm
          label={title}
          about=""
          initial={newAccount}
          send={async (values) => {
            await run(values)
          }}
          onSent={() => void navigate(routes.admin.href())}
        >
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
